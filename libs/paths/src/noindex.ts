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
  // The offline page.
  '/utan-nat',
  // Pages that only mails link to.
  '/nyhetsbrev/bekrafta',
  '/nyhetsbrev/avregistrera',
  '/nyhetsbrev/installningar',
] as const;

/** True for a listed path and everything below it. */
export function isNoindexPath(pathname: string): boolean {
  return NOINDEX_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
