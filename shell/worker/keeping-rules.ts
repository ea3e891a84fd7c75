import { PATHS } from '@stillsam/paths';

/** What a rule has to know of a request. */
export interface Asked {
  method: string;
  /** Absolute. */
  url: string;
  /** `Request.mode`; `navigate` is a page. */
  mode: string;
  hasAuthorization: boolean;
}

/** Where the site and its hashed files live. */
export interface Surroundings {
  origin: string;
  /** Origins of the public remotes. */
  assetOrigins: readonly string[];
  /** Paths of the site whose pages belong to whoever is signed in. */
  privatePaths: readonly string[];
}

/**
 * How a request is answered:
 * `pages` network first, then as it was; `passing` never kept, but with the offline page in its place;
 * `assets` kept under their hash; `answers` of the API, network first; `letters` kept until they are sent.
 * Null: the worker leaves it alone.
 */
export type Room = 'pages' | 'passing' | 'assets' | 'answers' | 'letters';

/** What is somebody's own, and is never kept: order, cart, links of mails, withdrawal. */
const PERSONAL_PATHS: readonly string[] = [
  PATHS.cart,
  PATHS.cartAlias,
  PATHS.checkout,
  PATHS.withdrawal,
  '/nyhetsbrev',
];

/** Forms that may be sent later. An order is none of them. */
export const LETTER_PATHS = {
  '/api/newsletter/subscribe': 'newsletter',
  '/api/contact': 'contact',
  '/api/notify': 'notify',
} as const;

export type LetterKind = (typeof LETTER_PATHS)[keyof typeof LETTER_PATHS];

/** `/<version>/<file>` of a release: its content never changes. `current.json` is none. */
const RELEASED_FILE = /^\/[\w-]{8,64}\/[\w./-]+\.(?:js|css|woff2|svg|png|webp)$/;
const PUBLIC_ANSWER = /^\/api\/blog\/posts(?:\/[a-z0-9-]{1,200})?$/;
const PICTURE = /^\/api\/media\/[\w-]+\/[\w.-]+$/;

/** What the worker does with a request, by its address and kind alone. */
export function roomOf(asked: Asked, { origin, assetOrigins, privatePaths }: Surroundings): Room | null {
  if (asked.hasAuthorization) return null;
  const url = new URL(asked.url);
  const isOwn = url.origin === origin;
  if (asked.method === 'POST') return isOwn && letterKind(url.pathname) ? 'letters' : null;
  if (asked.method !== 'GET') return null;
  if (asked.mode === 'navigate') return isOwn ? roomOfPage(url, privatePaths) : null;
  if (!isOwn) return assetOrigins.includes(url.origin) && isReleasedFile(url) ? 'assets' : null;
  if (url.pathname.startsWith('/assets/') || PICTURE.test(url.pathname)) return url.search ? null : 'assets';
  // What somebody searched for is theirs.
  if (PUBLIC_ANSWER.test(url.pathname)) return url.searchParams.has('search') ? null : 'answers';
  return null;
}

/** Of which kind the form behind an address is. */
export function letterKind(pathname: string): LetterKind | null {
  return Object.entries(LETTER_PATHS).find(([path]) => path === pathname)?.[1] ?? null;
}

function roomOfPage({ pathname, search }: URL, privatePaths: readonly string[]): Room | null {
  if ([...privatePaths, '/api', '/health'].some((path) => isBelow(pathname, path))) return null;
  // A query may hold a choice, a search or a step of a test.
  if (search || PERSONAL_PATHS.some((path) => isBelow(pathname, path))) return 'passing';
  return isDocumentPath(pathname) ? 'pages' : null;
}

/** Files of fixed names, such as /sitemap.xml, are no pages. */
function isDocumentPath(pathname: string): boolean {
  return !/\.[a-z]{2,11}$/.test(pathname);
}

function isReleasedFile({ pathname, search }: URL): boolean {
  return search === '' && RELEASED_FILE.test(pathname);
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Whether an answer may be kept: whole, of this address, and not held back by its server. */
export function mayBeKept(
  response: Pick<Response, 'status' | 'redirected' | 'headers'>,
  room: Room,
): boolean {
  if (response.status !== 200 || response.redirected) return false;
  if (/\b(?:no-store|private)\b/i.test(response.headers.get('Cache-Control') ?? '')) return false;
  const type = response.headers.get('Content-Type') ?? '';
  if (room === 'pages') return type.startsWith('text/html');
  if (room === 'answers') return type.startsWith('application/json');
  return room === 'assets';
}

/** What the browser tells of its connection, where it does (Network Information API). */
export interface ConnectionHint {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead would be at the visitor's cost. */
export function isFrugal(connection: ConnectionHint | undefined): boolean {
  if (!connection) return false;
  return Boolean(connection.saveData) || ['slow-2g', '2g', '3g'].includes(connection.effectiveType ?? '');
}

/** An ETag without what a proxy that compresses puts around it. */
export function bareEtag(etag: string | null): string | null {
  return etag && etag.replace(/^W\//, '').replace(/-(?:gzip|br)"$/, '"');
}
