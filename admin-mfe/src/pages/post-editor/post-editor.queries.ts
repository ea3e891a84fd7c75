import { ApiError } from '@stillsam/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { AdminPost, PostInput } from './post-editor.types';

/** The post to edit, fetched each time the editor opens and never refetched while it is open. */
export function usePost(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: ['post', id],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<AdminPost> => {
        const { data } = await client.GET('/api/blog/admin/posts/{id}', { params: { path: { id } }, signal });
        if (!data) throw new Error('The post came without a body');
        return data;
      }),
  });
}

/** Replaces the cached post. */
export function useReplacePost() {
  const queries = useQueryClient();
  return (post: AdminPost) => queries.setQueryData(['post', post.id], post);
}

/** The post to change with its base version; null creates a post. */
export type SaveTarget = { id: string; version: number } | null;

/** Saves a post. @throws ApiError; POST_CHANGED (412) when another author has saved it since. */
export function useSavePost() {
  const session = useSession();
  const queries = useQueryClient();
  return async (target: SaveTarget, input: PostInput): Promise<AdminPost> => {
    const saved = await session.call(async (client) => {
      const { data } = target
        ? await client.PUT('/api/blog/posts/{id}', {
            params: { path: { id: target.id } },
            body: { ...input, version: target.version },
          })
        : await client.POST('/api/blog/posts', { body: input });
      if (!data) throw new Error('The saved post came without a body');
      return data;
    });
    void queries.invalidateQueries({ queryKey: ['posts'] });
    return saved;
  };
}

/** The other author's version in the body of a 412. */
export function changedPost(error: unknown): AdminPost | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return null;
  return isPost(body.current) ? body.current : null;
}

function isPost(value: unknown): value is AdminPost {
  if (typeof value !== 'object' || value === null) return false;
  const post: Partial<Record<keyof AdminPost, unknown>> = value;
  return (
    typeof post.id === 'string' &&
    typeof post.version === 'number' &&
    typeof post.title === 'string' &&
    typeof post.content === 'string' &&
    Array.isArray(post.categories) &&
    Array.isArray(post.tags)
  );
}
