import { ADMIN_PATHS } from '@stillsam/paths';

/** The address of the dashboard with the page and filters that the navigation state holds. */
export function dashboardAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('dashboardSearch' in state))
    return ADMIN_PATHS.dashboard;
  const { dashboardSearch } = state;
  return typeof dashboardSearch === 'string' && dashboardSearch
    ? `${ADMIN_PATHS.dashboard}?${dashboardSearch}`
    : ADMIN_PATHS.dashboard;
}
