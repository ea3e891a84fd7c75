import type { paths } from '@stillsam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { PostsQuery } from './posts-query.logic';
import { useAdminList } from './use-admin-list';

type PostsAnswer = paths['/api/blog/admin/posts']['get']['responses'][200]['content']['application/json'];

export type PostRow = PostsAnswer['posts'][number];

/** A page of the admins' list of posts. */
export function usePosts({ page, search, status }: PostsQuery) {
  return useAdminList<PostsAnswer>(['posts', { page, search, status }], (client, signal) => {
    const query = { page, ...(search ? { search } : {}), ...(status === 'all' ? {} : { status }) };
    return client.GET('/api/blog/admin/posts', { params: { query }, signal });
  });
}

/** The time until visitors can see a saved post. It is fetched once. */
export function useVisibility(post: { id: PostRow['id']; version: number } | undefined) {
  const session = useSession();
  return useQuery({
    queryKey: ['visibility', post],
    enabled: post !== undefined,
    retry: false,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      session.call(async (client) => {
        if (!post) throw new Error('There is no post to look for');
        const { data } = await client.GET('/api/blog/admin/posts/{id}/visibility', {
          params: { path: { id: post.id }, query: { version: post.version } },
          signal,
        });
        if (!data) throw new Error('The visibility came without a body');
        return data;
      }),
  });
}
