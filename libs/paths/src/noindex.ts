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
] as const;

/** True for a listed path and everything below it. */
export function isNoindexPath(pathname: string): boolean {
  return NOINDEX_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
