import { ADMIN_PATHS } from '@stillsam/paths';

/** The dashboard as the author left it: the list's page and filters ride along in the navigation state. */
export function dashboardAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('dashboardSearch' in state))
    return ADMIN_PATHS.dashboard;
  const { dashboardSearch } = state;
  return typeof dashboardSearch === 'string' && dashboardSearch
    ? `${ADMIN_PATHS.dashboard}?${dashboardSearch}`
    : ADMIN_PATHS.dashboard;
}
