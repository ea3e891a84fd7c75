/** Names of a status as that of one message, mail and so on. */
export const MESSAGE_STATUS = { unread: 'Oläst', read: 'Läst', answered: 'Besvarat' } as const;
export const MAIL_STATUS = { queued: 'I kö', sent: 'Skickat', failed: 'Misslyckat' } as const;
export const WITHDRAWAL_STATUS = { received: 'Mottaget', handled: 'Hanterat' } as const;
export const SUBSCRIBER_STATUS = {
  active: 'Aktiv',
  pending: 'Väntande',
  unsubscribed: 'Avregistrerad',
  bounced: 'Studsad',
} as const;

/** Names of the lists of addresses to notify. */
export const NOTIFY_PURPOSES = {
  products: 'Produkter',
  premium: 'Premium',
  'trygg-punkt': 'Trygg Punkt',
  somnforberedelse: 'Sömnförberedelse',
  fokustraning: 'Fokusträning',
} as const;

/** Parts of the site, by the name that their builds have. */
export const PART_NAMES: Record<string, string> = {
  site: 'Webbplatsen',
  exercises: 'Övningarna',
  admin: 'Redaktionen',
};

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
