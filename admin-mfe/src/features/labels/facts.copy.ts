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
