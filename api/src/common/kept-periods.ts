import rules from '../../../content/retention.json' with { type: 'json' };

/** Kinds of data with a retention period; the ids of content/retention.json. */
export type KeptId =
  | 'contact-messages'
  | 'notify-lists'
  | 'newsletter-unconfirmed'
  | 'newsletter-left'
  | 'reservations'
  | 'withdrawals'
  | 'purchases'
  | 'mails'
  | 'audit-log';

export interface KeptPeriod {
  amount: number;
  unit: 'days' | 'years';
}

/**
 * The retention period of a kind of data, as the privacy policy states it.
 *
 * @throws when content/retention.json does not name it.
 */
export function keptPeriod(id: KeptId): KeptPeriod {
  const { days, years } = rules.find((rule) => rule.id === id) ?? {};
  const amount = days ?? years;
  if (!amount) throw new Error(`content/retention.json gives no time for ${id}`);
  return { amount, unit: days ? 'days' : 'years' };
}

/** The period as an SQL interval. */
export function keptInterval(id: KeptId): string {
  const { amount, unit } = keptPeriod(id);
  return `interval '${amount} ${unit}'`;
}

/** For the operator: `30 days`. */
export function keptInWords(id: KeptId): string {
  const { amount, unit } = keptPeriod(id);
  return `${amount} ${unit}`;
}
