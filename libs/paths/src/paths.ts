/** Every fixed address of the site. The first of two equal routes is the canonical one. */
export const PATHS = {
  home: '/',
  resources: '/resurser',
  explore: '/utforska-ditt-valmande',
  start: '/borja-har',
  plan: '/min-plan',
  nervousSystemQuiz: '/resurser/nervsystem-quiz',
  safePoint: '/resurser/trygg-punkt',
  mindfulBreathing: '/resurser/mindful-andning',
  cognitiveRestructuring: '/resurser/kognitiv-omstrukturering',
  focusTraining: '/resurser/fokustraning',
  selfCompassion: '/resurser/sjalvmedkansla',
  energyManagement: '/resurser/energihantering',
  sleepPreparation: '/resurser/somnforberedelse',
  worryPaper: '/resurser/orospapper',
  sleepDiary: '/resurser/somndagbok',
  recoveryTest: '/resurser/aterhamtningstest',
  recoveryTestShort: '/aterhamtningstest',
  products: '/produkter',
  search: '/sok',
  crisisHelp: '/akut-hjalp',
  library: '/kunskapsbibliotek',
  shareInMessenger: '/dela/messenger',
  glossary: '/ordlista',
  about: '/om-oss',
  corrections: '/rattelser',
  reviews: '/granskning',
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
  purchases: '/dina-kop',
  premium: '/premium',
  newsletterConfirm: '/nyhetsbrev/bekrafta',
  newsletterUnsubscribe: '/nyhetsbrev/avregistrera',
  newsletterPreferences: '/nyhetsbrev/installningar',
  notifyConfirm: '/paminnelse/bekrafta',
  letters: '/nyhetsbrev/brev',
  buttonDemo: '/button-demo',
  logoDemo: '/logo',
} as const;

/** Below it are the sessions of guides. */
export const READER_PATH = '/las';

/** Name of the query parameter that presets the rhythm of the breathing exercise. A preset tells nothing of a person. */
export const RHYTHM_QUERY = 'rytm';

/** The breathing exercise with the rhythm that has no pause. */
export const EVEN_BREATHING_PATH = `${PATHS.mindfulBreathing}?${RHYTHM_QUERY}=jamn`;

/** Query parameter of checkout: the secret of an order, whose payment the page waits for. */
export const ORDER_QUERY = 'order';

/** Names the one product that a checkout sells instead of the cart. */
export const PRODUCT_QUERY = 'product';

/** Query of the page of purchases: a mailed link is used, too old or incomplete. */
export const LINK_OVER = 'gammal-lank';

/** Query of an article that is read in short. */
export const SHORT = 'kort';

/** Query of an article that is read in easier Swedish. */
export const EASY = 'latt';

/** How an article can be read, beside whole. */
export type Edition = typeof SHORT | typeof EASY;

/** Query parameter of the library: `kort` lists only articles with a short edition. */
export const LENGTH_QUERY = 'langd';

export interface LibraryQuery {
  /** A category id, or `alla`. */
  category?: string;
  /** Free text. */
  search?: string;
  /** Only articles that have a short edition. */
  isShort?: boolean;
}

/** `/kunskapsbibliotek`, with the filters that differ from their defaults in the query. */
export function libraryPath({ category, search, isShort }: LibraryQuery = {}): string {
  const query = new URLSearchParams();
  if (category && category !== 'alla') query.set('category', category);
  if (search) query.set('search', search);
  if (isShort) query.set(LENGTH_QUERY, SHORT);
  const text = query.toString();
  return text ? `${PATHS.library}?${text}` : PATHS.library;
}

/** `/akut-hjalp/{language}`: the helplines in another language. @param language BCP 47. */
export function crisisLanguagePath(language: string): string {
  return `${PATHS.crisisHelp}/${language}`;
}

const CRISIS_LANGUAGE = new RegExp(`^${crisisLanguagePath('([a-z]{2,3})')}/?$`);

/** The language of a page of helplines; undefined for every other page, which is in Swedish. */
export function crisisLanguageOf(pathname: string): string | undefined {
  return CRISIS_LANGUAGE.exec(pathname)?.[1];
}

/** Id of the search page's field: as a fragment of an address it puts the focus there. */
export const SEARCH_FIELD_ID = 'sokord';

/** `/sok`, with the search in the query. */
export function searchPath(search: string): string {
  return `${PATHS.search}?${new URLSearchParams({ search }).toString()}`;
}

/** `/kunskapsbibliotek/{slug}`, or one of its other editions. */
export function articlePath(slug: string, edition?: Edition): string {
  return `${PATHS.library}/${encodeURIComponent(slug)}${edition ? `?${edition}` : ''}`;
}

/** `/dela/messenger/{slug}`: how to send an article in Messenger. */
export function messengerSharePath(slug: string): string {
  return `${PATHS.shareInMessenger}/${encodeURIComponent(slug)}`;
}

/** `/nyhetsbrev/brev/{slug}`: a letter to subscribers as a page. */
export function letterPath(slug: string): string {
  return `${PATHS.letters}/${encodeURIComponent(slug)}`;
}

/** The picture that networks show beside a link to an article without an image of its own: a PNG of its cover. */
export function articleShareImagePath(slug: string): string {
  return `/delningsbild/${encodeURIComponent(slug)}.png`;
}

/** `/produkter/{slug}`: what a guide holds, and its price. */
export function productPath(slug: string): string {
  return `${PATHS.products}/${encodeURIComponent(slug)}`;
}

/** `/las/{slug}/{n}`: a session of a guide. The first is free to read. */
export function readerPath(slug: string, session = 1): string {
  return `${READER_PATH}/${encodeURIComponent(slug)}/${session}`;
}
