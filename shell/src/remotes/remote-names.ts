import type { Area } from '../config/page-data';

/** Every remote the shell knows, in the order their routes are mounted, and the document each belongs to. */
export const REMOTE_AREAS = { site: 'public', exercises: 'public', admin: 'admin' } as const satisfies Record<
  string,
  Area
>;

export type RemoteName = keyof typeof REMOTE_AREAS;

export const REMOTE_NAMES = ['site', 'exercises', 'admin'] as const satisfies readonly RemoteName[];

export function remotesOf(area: Area): RemoteName[] {
  return REMOTE_NAMES.filter((name) => REMOTE_AREAS[name] === area);
}
