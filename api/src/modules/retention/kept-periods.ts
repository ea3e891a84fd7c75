import rules from '../../../../content/retention.json' with { type: 'json' };
import type { RetentionRule } from '../../module-registration';

const UNITS = ['days', 'months', 'years'] as const;

export interface KeptPeriod {
  amount: number;
  unit: (typeof UNITS)[number];
}

/**
 * The retention period of a kind of data, as the privacy policy states it.
 *
 * @param id of content/retention.json.
 * @throws when content/retention.json does not name it.
 */
export function keptPeriod(id: string): KeptPeriod {
  const rule: Partial<Record<KeptPeriod['unit'], number>> = rules.find((one) => one.id === id) ?? {};
  for (const unit of UNITS) if (rule[unit]) return { amount: rule[unit], unit };
  throw new Error(`content/retention.json gives no time for ${id}`);
}

/** When data of a kind are deleted that are kept from a time. */
export function keptUntil(id: string, from: Date): Date {
  const { amount, unit } = keptPeriod(id);
  const until = new Date(from);
  if (unit === 'days') until.setUTCDate(until.getUTCDate() + amount);
  else until.setUTCMonth(until.getUTCMonth() + amount * (unit === 'years' ? 12 : 1));
  return until;
}

/** The period as an SQL interval. */
export function keptInterval(id: string): string {
  const { amount, unit } = keptPeriod(id);
  return `interval '${amount} ${unit}'`;
}

/** For the operator: `30 days`. */
export function keptInWords(id: string): string {
  const { amount, unit } = keptPeriod(id);
  return `${amount} ${unit}`;
}

const UNITS_IN_SWEDISH = { days: 'dagar', months: 'månader', years: 'år' } as const;

/** The sentence of the privacy policy: what is kept, how long and from when. */
export function keptInSwedish(id: string): string {
  const { amount, unit } = keptPeriod(id);
  const { label = '', from = '' } = rules.find((one) => one.id === id) ?? {};
  return `${label}: ${amount} ${UNITS_IN_SWEDISH[unit]} ${from}.`;
}

/** A rule of the daily purge for the rows of a table whose `expires_at` has passed. @param name for the operator. */
export const expiredRows = (table: string, name: string): RetentionRule => ({
  id: table.replaceAll('_', '-'),
  name,
  table,
  condition: 'expires_at < now()',
});

/** SQL: the time in a column is longer ago than the interval. */
export function isOlderThan(column: string, interval: string): string {
  return `${column} < now() - ${interval}`;
}
