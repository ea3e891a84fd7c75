import type { Area } from '../../src/config/page-data';

/** Where the shell shows the admin. Scripts learn it from the document alone, so that none names it where it is off. */
export const ADMIN_PATH = '/admin';

/** The area that owns a path. Where the shell has no admin, its paths are as unknown to the public area as any other. */
export function areaOf(pathname: string, isAdminInShell: boolean): Area {
  const isBelow = pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`);
  return isAdminInShell && isBelow ? 'admin' : 'public';
}

/** Route patterns of an area's documents whose pages are in another document. */
export function crossingsOf(area: Area, isAdminInShell: boolean): string[] {
  if (area === 'admin') return ['/'];
  return isAdminInShell ? [`${ADMIN_PATH}/*`] : [];
}
