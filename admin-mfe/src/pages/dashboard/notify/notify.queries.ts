import type { paths } from '@stillsam/contracts';
import { useAdminList } from '../use-admin-list';
import type { NotifyQuery } from './notify-query.logic';

type NotifyAnswer = paths['/api/admin/notify']['get']['responses'][200]['content']['application/json'];

export type NotifyEntry = NotifyAnswer['entries'][number];
/** A list and the number of its addresses. */
export type NotifyList = NotifyAnswer['counts'][number];
export type RemovedEntries =
  paths['/api/admin/notify']['delete']['responses'][200]['content']['application/json'];

/** Keys the list's query. */
export const NOTIFY = 'notify';

export function useNotifyEntries({ page, search, purpose }: NotifyQuery) {
  return useAdminList<NotifyAnswer>([NOTIFY, { page, search, purpose }], (client, signal) => {
    const query = { page, ...(search ? { search } : {}), ...(purpose === 'all' ? {} : { purpose }) };
    return client.GET('/api/admin/notify', { params: { query }, signal });
  });
}
