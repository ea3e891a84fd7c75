import { PATHS, READER_PATH } from './paths';

/** Addresses with `noindex` (specification, section 2). */
export const NOINDEX_PATHS = [
  '/premium',
  '/checkout',
  '/cart',
  '/varukorg',
  '/admin/login',
  '/admin/dashboard',
  '/admin/konto',
  '/admin/blog/new',
  '/admin/blog/edit',
  '/admin/utskick',
  '/admin/kop',
  '/button-demo',
  '/logo',
  // Results of searches.
  '/sok',
  // The offline page.
  '/utan-nat',
  // Instructions beside an article.
  '/dela/messenger',
  // Pages that only mails link to.
  '/nyhetsbrev/bekrafta',
  '/nyhetsbrev/avregistrera',
  '/nyhetsbrev/installningar',
  '/paminnelse/bekrafta',
  // A buyer's own pages.
  '/dina-kop',
] as const;

/** Sessions of guides; the first is free to read, and indexed. */
const BOUGHT_SESSION = /^\/las\/[^/]+\/(?!1$)/;

/** True for a listed path and everything below it, and for what is read by its buyers alone. */
export function isNoindexPath(pathname: string): boolean {
  if (BOUGHT_SESSION.test(pathname)) return true;
  return NOINDEX_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Cookie of a buyer's browser, which the API sets. It opens what was bought. */
export const PURCHASES_COOKIE = 'stillsam_kop';

/** Cache of the sessions of guides that were opened in a browser, apart from that of public pages. */
export const GUIDES_CACHE = 'stillsam-guides';

/** Cache of the audio that a visitor keeps with saved articles. */
export const LISTENING_CACHE = 'stillsam-listening';

/**
 * True for a page that is rendered for one buyer: the shell passes the purchases' cookie to the API for it, and no cache
 * keeps it.
 */
export function isPersonalPath(pathname: string): boolean {
  return [PATHS.purchases, READER_PATH].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Query parameter of mailed links: it authorises an action of the mail's receiver. */
export const TOKEN_QUERY = 'token';

const MAIL_LINK_PATHS: readonly string[] = [
  PATHS.newsletterConfirm,
  PATHS.newsletterUnsubscribe,
  PATHS.newsletterPreferences,
  PATHS.notifyConfirm,
];

/** True for a public page that only mails link to. Its address arrives with a token. */
export function isMailLinkPath(pathname: string): boolean {
  return MAIL_LINK_PATHS.includes(pathname);
}

/** A page that is counted when it is read. */
interface Reading {
  kind: 'article' | 'exercise';
  slug: string;
}

const ARTICLE_OR_EXERCISE = /^\/(kunskapsbibliotek|resurser)\/([a-z0-9-]+)$/;

/** The article or the exercise at a path; null at another page. */
export function readingOf(pathname: string): Reading | null {
  const path = pathname === PATHS.recoveryTestShort ? PATHS.recoveryTest : pathname;
  const [, folder, slug] = ARTICLE_OR_EXERCISE.exec(path) ?? [];
  return slug ? { kind: folder === 'resurser' ? 'exercise' : 'article', slug } : null;
}

/** Whether an exercise has this slug: the last part of its address. */
export function isExerciseSlug(slug: string): boolean {
  return Object.values(PATHS).some((path) => path === `${PATHS.resources}/${slug}`);
}

/** Query parameter of links in letters to subscribers: the slug of the letter that leads to the page. */
export const LETTER_QUERY = 'brev';

const SLUG = /^[a-z0-9-]{1,100}$/;

/** The letter that a query names; null where it names none. */
export function letterOf(query: URLSearchParams): string | null {
  const slug = query.get(LETTER_QUERY);
  return slug !== null && SLUG.test(slug) ? slug : null;
}

/**
 * An address without the letter that led to it: the page is the same one. The page of a mailed link
 * keeps it, because it needs the letter.
 *
 * @param address path and query; a fragment stays.
 */
export function withoutLetter(address: string): string {
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(address) ?? [];
  if (query === undefined) return address;
  const pairs = query.split('&');
  if (isMailLinkPath(path) || pairs.some((pair) => isNamed(pair, TOKEN_QUERY))) return address;
  const kept = pairs.filter((pair) => !isNamed(pair, LETTER_QUERY));
  if (kept.length === pairs.length) return address;
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}

function isNamed(pair: string, name: string): boolean {
  return pair === name || pair.startsWith(`${name}=`);
}
