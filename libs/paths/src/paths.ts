/** Every fixed address of the site. The first of two equal routes is the canonical one. */
export const PATHS = {
  home: '/',
  resources: '/resurser',
  explore: '/utforska-ditt-valmande',
  nervousSystemQuiz: '/resurser/nervsystem-quiz',
  safePoint: '/resurser/trygg-punkt',
  mindfulBreathing: '/resurser/mindful-andning',
  cognitiveRestructuring: '/resurser/kognitiv-omstrukturering',
  focusTraining: '/resurser/fokustraning',
  selfCompassion: '/resurser/sjalvmedkansla',
  energyManagement: '/resurser/energihantering',
  sleepPreparation: '/resurser/somnforberedelse',
  recoveryTest: '/resurser/aterhamtningstest',
  recoveryTestShort: '/aterhamtningstest',
  products: '/produkter',
  library: '/kunskapsbibliotek',
  about: '/om-oss',
  contact: '/kontakt',
  privacy: '/integritetspolicy',
  terms: '/villkor',
  withdrawal: '/angerratt',
  accessibility: '/tillganglighet',
  cookieSettings: '/cookie-installningar',
  offline: '/utan-nat',
  cart: '/varukorg',
  cartAlias: '/cart',
  checkout: '/checkout',
  premium: '/premium',
  newsletterConfirm: '/nyhetsbrev/bekrafta',
  newsletterUnsubscribe: '/nyhetsbrev/avregistrera',
  newsletterPreferences: '/nyhetsbrev/installningar',
  letters: '/nyhetsbrev/brev',
  buttonDemo: '/button-demo',
  logoDemo: '/logo',
} as const;

export interface LibraryQuery {
  /** A category id, or `alla`. */
  category?: string;
  /** Free text. */
  search?: string;
}

/** `/kunskapsbibliotek`, with the filters that differ from their defaults in the query. */
export function libraryPath({ category, search }: LibraryQuery = {}): string {
  const query = new URLSearchParams();
  if (category && category !== 'alla') query.set('category', category);
  if (search) query.set('search', search);
  const text = query.toString();
  return text ? `${PATHS.library}?${text}` : PATHS.library;
}

/** `/kunskapsbibliotek/{slug}`. */
export function articlePath(slug: string): string {
  return `${PATHS.library}/${encodeURIComponent(slug)}`;
}

/** `/nyhetsbrev/brev/{slug}`: a letter to subscribers as a page. */
export function letterPath(slug: string): string {
  return `${PATHS.letters}/${encodeURIComponent(slug)}`;
}

/** The picture that networks show beside a link to an article without an image of its own: a PNG of its cover. */
export function articleShareImagePath(slug: string): string {
  return `/delningsbild/${encodeURIComponent(slug)}.png`;
}
