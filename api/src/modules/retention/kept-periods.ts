import rules from '../../../../content/retention.json' with { type: 'json' };

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

/** SQL: the time in a column is longer ago than the interval. */
export function isOlderThan(column: string, interval: string): string {
  return `${column} < now() - ${interval}`;
}
