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
