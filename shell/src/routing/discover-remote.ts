import { matchRoutes } from 'react-router-dom';
import { ownerOf } from '@stillsam/releases/owner';
import type { PageData } from '../document/page-data';

/** The pinned remote that owns a path and has a route for it, if any. */
export function remoteOfPath(
  { owners, remotes }: Pick<PageData, 'owners' | 'remotes'>,
  pathname: string,
): string | null {
  const owner = ownerOf(pathname, owners);
  const pin = remotes.find(({ name }) => name === owner?.name);
  const routes = pin?.patterns.map((path) => ({ path })) ?? [];
  return pin && matchRoutes(routes, pathname) ? pin.name : null;
}
