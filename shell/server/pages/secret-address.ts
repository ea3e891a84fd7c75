import { isMailLinkPath, TOKEN_QUERY } from '@stillsam/paths';

/** True for an address that authorises: nothing caches its page, and no analytics service is loaded on it. */
export function isSecretAddress(pathname: string, query: URLSearchParams): boolean {
  return query.has(TOKEN_QUERY) || isMailLinkPath(pathname);
}
