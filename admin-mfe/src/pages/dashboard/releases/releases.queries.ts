import type { components } from '@stillsam/contracts';
import { useAdminChange } from '../use-admin-change';
import { useAdminList } from '../use-admin-list';

export type Part = components['schemas']['PartDto'];
export type LiveRelease = components['schemas']['LiveReleaseDto'];
type Parts = components['schemas']['PartsDto'];

const POLL_MS = 5000;
const LIST = 'releases';

/** What is live, looked at again while the tab is open. */
export function useReleases() {
  return useAdminList<Parts>([LIST, {}], (client, signal) => client.GET('/api/admin/releases', { signal }), {
    refetchInterval: POLL_MS,
  });
}

interface Rollback {
  part: string;
  version: string;
  why: string;
}

export function useRollback() {
  return useAdminChange<Rollback, Part>([LIST], (client, { part, version, why }) =>
    client.POST('/api/admin/releases/{part}/rollback', {
      params: { path: { part } },
      body: { version, why },
    }),
  );
}
