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

/** Sections of the settings, by their ids in the API. */
export const SECTION_LABELS = {
  company: 'Företaget',
  reach: 'Avsändare och kontakt',
  editorial: 'Ansvarig utgivare och granskning',
  processors: 'Leverantörer och personuppgifter',
  social: 'Sociala konton',
  'crisis-lines': 'Stödlinjer',
};

/** Facts of the company, by their places in the API. */
export const FACT_LABELS = {
  legalName: 'Företagets namn',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsnummer',
  isMicroEnterprise: 'Företagets storlek',
  guidanceVatKind: 'Moms på guiderna',
  address: 'Postadress',
  email: 'E-postadress',
  phone: 'Telefonnummer',
  responsibleEditor: 'Ansvarig utgivare',
  isEachTextReviewed: 'Om varje text granskas',
  reviewers: 'Granskare',
  aiUse: 'AI i texterna',
  conflictsOfInterest: 'Jäv och ekonomiska intressen',
  isFounderStoryTrue: 'Grundarens berättelse',
  areTestimonialsTrue: 'Citaten på startsidan',
  'processors.hosting': 'Leverantör av drift',
  'processors.email': 'Leverantör av mejl',
  'processors.payment': 'Leverantör av betalningar',
  'processors.statistics': 'Leverantör av statistik',
  logDays: 'Hur länge loggar sparas',
  dataProtectionOfficer: 'Dataskyddsombud',
  instagram: 'Instagram',
  messenger: 'Messenger',
};

const LABELS: Record<string, string | undefined> = FACT_LABELS;

/** @returns the name of a fact, or its place where it has none. */
export const factLabel = (place: string, elsewhere = place): string =>
  LABELS[place] ?? LABELS[elsewhere] ?? elsewhere;
