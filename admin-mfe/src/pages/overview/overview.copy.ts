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
    kinds: { post: 'Artikel', letter: 'Brev' },
    untitled: 'Utan titel',
  },
  week: {
    title: 'Den här veckan',
    loading: 'Hämtar veckan',
    failedTitle: 'Det gick inte att hämta veckans siffror',
    failedText: 'Siffrorna gick inte att läsa just nu. Försök igen om en stund.',
    day: 'Dag',
    nothing: 'Inga nya prenumeranter, köp eller läsare de senaste sju dagarna.',
    none: (figures: readonly string[]) => `På sju dagar: ${figures.join(' · ')}.`,
    testSales: (sum: string) => `Testköp för ${sum} räknas inte med.`,
  },
} as const;

/** Of each figure of the week: its name, also in its table, and what says that there is none. */
export const FIGURE_COPY = {
  'subscribers-confirmed': { value: 'Nya prenumeranter', none: '0\u00a0nya prenumeranter' },
  'subscribers-left': { value: 'Avregistrerade', none: '0\u00a0som har lämnat oss' },
  sales: { value: 'Sålt', none: 'inget sålt' },
} as const;

export const READINGS_COPY = {
  articles: { value: 'Lästa artiklar', none: '0\u00a0lästa artiklar', most: 'Mest lästa artiklar' },
  exercises: { value: 'Öppnade övningar', none: '0\u00a0öppnade övningar', most: 'Mest öppnade övningar' },
} as const;
