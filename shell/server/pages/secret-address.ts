import { isMailLinkPath, isPersonalPath, ORDER_QUERY, TOKEN_QUERY } from '@stillsam/paths';

/** True for an address that authorises: nothing caches its page, and no analytics service is loaded on it. */
export function isSecretAddress(pathname: string, query: URLSearchParams): boolean {
  return query.has(TOKEN_QUERY) || query.has(ORDER_QUERY) || isMailLinkPath(pathname);
}

/** True for an address whose page is for one person: nothing caches it. */
export function isPersonalAddress(pathname: string, query: URLSearchParams): boolean {
  return isPersonalPath(pathname) || isSecretAddress(pathname, query);
}
