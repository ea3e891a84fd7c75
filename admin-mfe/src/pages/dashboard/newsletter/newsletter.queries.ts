import type { paths } from '@stillsam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../features/session/session-provider';
import { useAdminChange } from '../use-admin-change';
import { useAdminList } from '../use-admin-list';
import { fetchList } from '../../../features/download/request-timeout';
import type { SubscribersQuery } from './newsletter-query.logic';

type SubscribersAnswer =
  paths['/api/admin/newsletter/subscribers']['get']['responses'][200]['content']['application/json'];
export type ImportReport =
  paths['/api/admin/newsletter/subscribers/import']['post']['responses'][200]['content']['application/json'];
/** The number of changed subscribers, and of the others by reason. */
export type BulkResult =
  paths['/api/admin/newsletter/subscribers/bulk-update']['post']['responses'][200]['content']['application/json'];

export type PersonData =
  paths['/api/admin/newsletter/subscribers/{id}/data']['get']['responses'][200]['content']['application/json'];
export type Subscriber = SubscribersAnswer['subscribers'][number];
export type Statistics = SubscribersAnswer['statistics'];

/** A change of the selected subscribers. */
export interface BulkChange {
  action: 'unsubscribe' | 'delete';
  ids: string[];
}

/** Keys the list's query. */
export const SUBSCRIBERS = 'subscribers';
const PAGE_SIZE = 50;

export function useSubscribers({ page, search, status, sortBy, sortOrder }: SubscribersQuery) {
  const key = { page, search, status, sortBy, sortOrder };
  return useAdminList<SubscribersAnswer>([SUBSCRIBERS, key], (client, signal) => {
    const query = { page, limit: PAGE_SIZE, status, ...(search ? { search } : {}), sortBy, sortOrder };
    return client.GET('/api/admin/newsletter/subscribers', { params: { query }, signal });
  });
}

/** All of them or none. */
export function useBulkChange() {
  return useAdminChange<BulkChange, BulkResult>([SUBSCRIBERS], (client, { action, ids }) =>
    client.POST('/api/admin/newsletter/subscribers/bulk-update', {
      body:
        action === 'delete'
          ? { ids, action: 'delete' }
          : { ids, action: 'change_status', value: 'unsubscribed' },
    }),
  );
}

/** Everything that is kept about one person. The audit log records each reading, so nothing refetches it. */
export function usePersonData(id: Subscriber['id'] | undefined) {
  const session = useSession();
  return useQuery({
    queryKey: ['person', id],
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<PersonData> => {
        if (id === undefined) throw new Error('No subscriber is selected');
        const { data } = await client.GET('/api/admin/newsletter/subscribers/{id}/data', {
          params: { path: { id } },
          signal,
        });
        if (!data) throw new Error('The data came without a body');
        return data;
      }),
  });
}

/** Imports subscribers from a file. */
export function useImport() {
  return useAdminChange<{ file: File; source: string }, ImportReport>(
    [SUBSCRIBERS],
    async (client, { file, source }) =>
      client.POST('/api/admin/newsletter/subscribers/import', {
        params: { query: { source } },
        headers: { 'Content-Type': 'text/csv' },
        body: await file.text(),
        bodySerializer: (text) => text,
        fetch: fetchList,
      }),
  );
}
