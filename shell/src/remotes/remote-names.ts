import type { Area } from '../config/page-data';

/** The remotes in the order in which their routes are mounted, each with the document it belongs to. */
export const REMOTE_AREAS = { site: 'public', exercises: 'public', admin: 'admin' } as const satisfies Record<
  string,
  Area
>;

export type RemoteName = keyof typeof REMOTE_AREAS;

export const REMOTE_NAMES = ['site', 'exercises', 'admin'] as const satisfies readonly RemoteName[];

export function remotesOf(area: Area): RemoteName[] {
  return REMOTE_NAMES.filter((name) => REMOTE_AREAS[name] === area);
}
