import type { paths } from '@stillsam/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../../features/list/list-query';
import { useSession } from '../../features/session/session-provider';
import { useAdminList } from './use-admin-list';

type TrashAnswer = paths['/api/blog/admin/trash']['get']['responses'][200]['content']['application/json'];
export type TrashedPost = TrashAnswer['posts'][number];

/** One page of the removed posts, the last removed first. */
export function useTrash({ page, search }: ListQuery) {
  return useAdminList<TrashAnswer>(['posts', { place: 'trash', page, search }], (client, signal) => {
    const query = { page, ...(search ? { search } : {}) };
    return client.GET('/api/blog/admin/trash', { params: { query }, signal });
  });
}

/** Restores a post as a draft. */
export function useRestorePost() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: TrashedPost['id']) =>
      session.call(async (client) => {
        await client.POST('/api/blog/admin/trash/{id}/restore', { params: { path: { id } } });
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['posts'] }),
  });
}
