import type { paths } from '@stillsam/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { PostsQuery } from './posts-query.logic';

type TrashAnswer = paths['/api/blog/admin/trash']['get']['responses'][200]['content']['application/json'];
export type TrashedPost = TrashAnswer['posts'][number];

/** One page of the posts that were removed, the last one first. */
export function useTrash({ page, search }: Pick<PostsQuery, 'page' | 'search'>) {
  const session = useSession();
  return useQuery({
    queryKey: ['posts', 'trash', { page, search }],
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<TrashAnswer> => {
        const query = { page, ...(search ? { search } : {}) };
        const { data } = await client.GET('/api/blog/admin/trash', { params: { query }, signal });
        if (!data) throw new Error('The trash came without a body');
        return data;
      }),
    placeholderData: keepPreviousData,
  });
}

/** Takes a post back, as a draft. */
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
