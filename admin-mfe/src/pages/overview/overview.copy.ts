export const OVERVIEW_COPY = {
  title: 'Översikt',
  description: 'Det som väntar, veckan som gick och det som kommer.',
  loading: 'Hämtar översikten',
  failedTitle: 'Det gick inte att hämta översikten',
  failedText: 'Översikten gick inte att läsa just nu. Försök igen om en stund.',
  mailLink: 'Välj när vi mejlar dig om det som väntar',
  upcoming: {
    title: 'Kommande',
    nothing: 'Inget är planerat. Artiklar och brev som du schemalägger visas här.',
    kinds: { post: 'Artikel', letter: 'Utskick' },
    untitled: 'Utan titel',
  },
  week: {
    title: 'Den här veckan',
    loading: 'Hämtar veckan',
    failedTitle: 'Det gick inte att hämta veckans siffror',
    failedText: 'Siffrorna gick inte att läsa just nu. Försök igen om en stund.',
    day: 'Dag',
    none: (figures: readonly string[]) => `På sju dagar: ${figures.join(' · ')}.`,
  },
} as const;

const people = (count: string, isOne: boolean) => `${count} ${isOne ? 'prenumerant' : 'prenumeranter'}`;

/** Of each figure of the week: the column of its table, and what its chart shows. */
export const FIGURE_COPY = {
  'subscribers-confirmed': {
    value: 'Nya prenumeranter',
    none: '0 nya prenumeranter',
    finding: (sum: string, isOne: boolean) => `${people(sum, isOne)} har tillkommit på sju dagar.`,
  },
  'subscribers-left': {
    value: 'Avregistrerade',
    none: '0 som har lämnat oss',
    finding: (sum: string, isOne: boolean) => `${people(sum, isOne)} har lämnat oss på sju dagar.`,
  },
  sales: {
    value: 'Sålt',
    none: 'inget sålt',
    finding: (sum: string) => `Vi har sålt för ${sum} på sju dagar.`,
  },
  'test-sales': {
    value: 'Testköp',
    none: 'inga testköp',
    finding: (sum: string) => `Testköp för ${sum} på sju dagar. De räknas inte som sålt.`,
  },
} as const;

const times = (count: string, isOne: boolean) => `${count} ${isOne ? 'gång' : 'gånger'} på sju dagar.`;

export const READINGS_COPY = {
  articles: {
    value: 'Läsningar',
    none: '0 lästa artiklar',
    most: 'Mest lästa artiklar',
    finding: (sum: string, isOne: boolean) => `Artiklarna har lästs ${times(sum, isOne)}`,
  },
  exercises: {
    value: 'Öppnade övningar',
    none: '0 öppnade övningar',
    most: 'Mest öppnade övningar',
    finding: (sum: string, isOne: boolean) => `Övningarna har öppnats ${times(sum, isOne)}`,
  },
} as const;
