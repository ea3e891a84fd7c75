import type { Area } from '../../src/config/page-data';

/** Path of the admin in the shell. Only documents carry it, so no script names it where the admin is turned off. */
export const ADMIN_PATH = '/admin';

/** The area that owns a path. Where the admin is turned off, its paths are not found in the public area. */
export function areaOf(pathname: string, isAdminInShell: boolean): Area {
  const isBelow = pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`);
  return isAdminInShell && isBelow ? 'admin' : 'public';
}

/** Route patterns of an area's documents whose pages are in another document. */
export function crossingsOf(area: Area, isAdminInShell: boolean): string[] {
  if (area === 'admin') return ['/'];
  return isAdminInShell ? [`${ADMIN_PATH}/*`] : [];
}
