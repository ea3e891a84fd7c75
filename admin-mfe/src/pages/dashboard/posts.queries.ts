import type { paths } from '@stillsam/contracts';
import { ApiError } from '@stillsam/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { PostsQuery } from './posts-query.logic';

type PostsAnswer = paths['/api/blog/admin/posts']['get']['responses'][200]['content']['application/json'];

export type PostRow = PostsAnswer['posts'][number];

/** A page of the admins' list of posts; the page before stays in sight until it has come. */
export function usePosts({ page, search, status, place }: PostsQuery) {
  const session = useSession();
  return useQuery({
    queryKey: ['posts', { page, search, status }],
    enabled: place === 'list',
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<PostsAnswer> => {
        const query = {
          page,
          ...(search ? { search } : {}),
          ...(status === 'all' ? {} : { status }),
        };
        const { data } = await client.GET('/api/blog/admin/posts', { params: { query }, signal });
        if (!data) throw new Error('The list of posts came without a body');
        return data;
      }),
    placeholderData: keepPreviousData,
  });
}

/** Removes a post. One that is gone already counts as removed. */
export function useRemovePost() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: PostRow['id']) =>
      session.call(async (client) => {
        try {
          await client.DELETE('/api/blog/posts/{id}', { params: { path: { id } } });
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['posts'] }),
  });
}

/** How long it took until a saved post could be seen by visitors. Asked once. */
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
