import { PATHS } from '@stillsam/paths';
import { ownerOf, type Owner } from '@stillsam/releases/owner';
import type { Remote } from '@stillsam/releases/registry';
import type { Area } from '../../src/document/page-data';

/** The shell's own addresses. */
export const SHELL_OWNER: Owner = {
  name: 'shell',
  prefixes: [PATHS.cookieSettings, PATHS.crisisHelp, PATHS.offline, '/api', '/assets', '/health'],
};

/** The remote that owns a path; none owns the shell's own addresses. */
export function remoteOf(pathname: string, remotes: readonly Remote[]): Remote | null {
  const owner = ownerOf(pathname, [SHELL_OWNER, ...remotes]);
  return remotes.find(({ name }) => name === owner?.name) ?? null;
}

export function remotesOf(area: Area, remotes: readonly Remote[]): Remote[] {
  return remotes.filter((remote) => remote.area === area);
}

/** Route patterns of every remote but the one that rendered a document: their pages are documents of their own. */
export function crossingsOf(active: string | null, remotes: readonly Remote[]): string[] {
  return remotes
    .filter(({ name }) => name !== active)
    .flatMap(({ prefixes }) => prefixes.map((prefix) => (prefix === '/' ? '/' : `${prefix}/*`)));
}

/** Paths below which pages are private. */
export function privatePaths(remotes: readonly Remote[]): string[] {
  return remotesOf('admin', remotes).flatMap(({ prefixes }) => [...prefixes]);
}
