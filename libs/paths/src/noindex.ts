/** Addresses that search engines are asked to leave alone (specification, section 2). */
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
  '/button-demo',
  '/logo',
  // The page that is shown without a network.
  '/utan-nat',
  // Pages that only a mail leads to.
  '/nyhetsbrev',
] as const;

/** True for a listed path and everything below it. */
export function isNoindexPath(pathname: string): boolean {
  return NOINDEX_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
