import { GUIDES_CACHE, LISTENING_CACHE, PATHS, READER_PATH } from '@stillsam/paths';
import type { FormSubmission } from '../src/service-worker/worker-contract';

export const CACHES = {
  pages: 'stillsam-pages',
  assets: 'stillsam-assets',
  apiResponses: 'stillsam-answers',
  /** Sessions of guides, which pages may be told to forget. */
  guides: GUIDES_CACHE,
  /** Audio of saved articles, which pages fill. */
  listening: LISTENING_CACHE,
  /** Outcomes of queued forms. */
  outcomes: 'stillsam-outcomes',
} as const;

/** Prefix of every cache of the worker. A cache with it that is not in the list belongs to an older worker. */
export const CACHE_PREFIX = 'stillsam-';

/** The facts of a request that the rules depend on. */
export interface RequestFacts {
  method: string;
  /** Absolute. */
  url: string;
  /** `Request.mode`; `navigate` is a page. */
  mode: string;
  hasAuthorization: boolean;
}

/** Where the site and its hashed files are. */
export interface Site {
  origin: string;
  /** Origins of the public remotes. */
  assetOrigins: readonly string[];
  /** Paths of the site whose pages need a sign-in. */
  privatePaths: readonly string[];
}

/**
 * How the worker handles a request: `page` network first, then the cache; `guide` the same in a cache of its own, for a
 * person may keep what is theirs; `uncached-page` network only, or the offline page; `asset` cache first, by its hash; `api` network first; `form` network only, queued while there is none.
 */
export type CachingStrategy = 'page' | 'guide' | 'uncached-page' | 'asset' | 'api' | 'form';

/** Personal pages are never cached: order, cart, links of mails, withdrawal. */
const PERSONAL_PATHS: readonly string[] = [
  PATHS.cart,
  PATHS.cartAlias,
  PATHS.checkout,
  PATHS.withdrawal,
  PATHS.purchases,
  '/nyhetsbrev',
  '/paminnelse',
];

/** Forms that may be queued offline. An order may not. */
const FORM_PATHS: Readonly<Record<string, FormSubmission['kind']>> = {
  '/api/newsletter/subscribe': 'newsletter',
  '/api/contact': 'contact',
  '/api/notify': 'notify',
};

/** `/<version>/<file>` of a release, which is immutable, unlike `current.json`. */
const RELEASED_FILE = /^\/[\w-]{8,64}\/[\w./-]+\.(?:js|css|woff2|svg|png|webp)$/;
const PUBLIC_API = /^\/api\/blog\/posts(?:\/[a-z0-9-]{1,200})?$/;
const PICTURE = /^\/api\/media\/[\w-]+\/[\w.-]+$/;

/** The strategy for a request, by its address and kind alone; null where the worker does not handle it. */
export function cachingStrategy(
  request: RequestFacts,
  { origin, assetOrigins, privatePaths }: Site,
): CachingStrategy | null {
  if (request.hasAuthorization) return null;
  const url = new URL(request.url);
  const isOwn = url.origin === origin;
  if (request.method === 'POST') return isOwn && formKind(url.pathname) ? 'form' : null;
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') return isOwn ? pageStrategy(url, privatePaths) : null;
  if (!isOwn) return assetOrigins.includes(url.origin) && isReleasedFile(url) ? 'asset' : null;
  if (url.pathname.startsWith('/assets/') || PICTURE.test(url.pathname)) return url.search ? null : 'asset';
  // Searches are private.
  if (PUBLIC_API.test(url.pathname)) return url.searchParams.has('search') ? null : 'api';
  return null;
}

/** The kind of form behind an address. */
export function formKind(pathname: string): FormSubmission['kind'] | null {
  return FORM_PATHS[pathname] ?? null;
}

function pageStrategy({ pathname, search }: URL, privatePaths: readonly string[]): CachingStrategy | null {
  if ([...privatePaths, '/api', '/health'].some((path) => isBelow(pathname, path))) return null;
  // A query may hold a choice, a search or a step of a test.
  if (search || PERSONAL_PATHS.some((path) => isBelow(pathname, path))) return 'uncached-page';
  if (isBelow(pathname, READER_PATH)) return 'guide';
  return isDocumentPath(pathname) ? 'page' : null;
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

/**
 * Whether a response may be cached: whole, of this address, and without `no-store` or `private`. These forbid no session
 * of a guide: its reader's own device may keep it.
 */
export function isCacheable(
  response: Pick<Response, 'status' | 'redirected' | 'headers'>,
  strategy: CachingStrategy,
): boolean {
  if (response.status !== 200 || response.redirected) return false;
  const type = response.headers.get('Content-Type') ?? '';
  if (strategy === 'guide') return type.startsWith('text/html');
  if (/\b(?:no-store|private)\b/i.test(response.headers.get('Cache-Control') ?? '')) return false;
  if (strategy === 'page') return type.startsWith('text/html');
  if (strategy === 'api') return type.startsWith('application/json');
  return strategy === 'asset';
}

/** Connection data of browsers with the Network Information API. */
export interface ConnectionHint {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or the connection is slow. */
export function isFrugal(connection: ConnectionHint | undefined): boolean {
  if (!connection) return false;
  return Boolean(connection.saveData) || ['slow-2g', '2g', '3g'].includes(connection.effectiveType ?? '');
}

/** An ETag without the weak prefix and the encoding's suffix that a compressing proxy adds. */
export function bareEtag(etag: string | null): string | null {
  return etag && etag.replace(/^W\//, '').replace(/-(?:gzip|br)"$/, '"');
}
