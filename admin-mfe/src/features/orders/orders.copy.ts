export const ORDER_STATUS = {
  placed: 'Inte betalt',
  paid: 'Betalt',
  expired: 'Utgånget',
  refunded: 'Återbetalt',
  withdrawn: 'Ångrat',
} as const;

/** What a person has to look at. */
export const ORDER_NEEDS = {
  dispute: 'Tvist',
  money: 'Pengar utan order',
  withdrawal: 'Ångrat',
  refund_failed: 'Återbetalning misslyckades',
} as const;

export const IS_TEST = 'Testköp';
