import { PATHS, READER_PATH } from './paths';

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
