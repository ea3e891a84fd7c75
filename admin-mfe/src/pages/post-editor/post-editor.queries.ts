import { ApiError } from '@stillsam/api-client';
import { useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';
import { readConflict } from '../../features/draft-editor/conflict.logic';
import type { AdminPost, PostInput } from './post-fields.logic';

/** The post to edit, fetched each time the editor opens and never refetched while it is open. */
export function usePost(id: string) {
  return useApi().useQuery(
    'get',
    '/api/blog/admin/posts/{id}',
    { params: { path: { id } } },
    { gcTime: 0, staleTime: Infinity },
  );
}

/** Replaces the cached post. */
export function useReplacePost() {
  const queries = useQueryClient();
  const api = useApi();
  return (post: AdminPost) => {
    const params = { path: { id: post.id } };
    queries.setQueryData(api.queryOptions('get', '/api/blog/admin/posts/{id}', { params }).queryKey, post);
  };
}

/** Saves a post, or creates one where the target is null. @throws ApiError; POST_CHANGED (412) when it was saved elsewhere since. */
export function useSavePost() {
  const { client } = useApi();
  const refetchPosts = useRefetch('/api/blog/admin/posts');
  return async (target: { id: string; version: number } | null, input: PostInput): Promise<AdminPost> => {
    const saved = await bodyOf(
      target
        ? client.PUT('/api/blog/posts/{id}', {
            params: { path: { id: target.id } },
            body: { ...input, version: target.version },
          })
        : client.POST('/api/blog/posts', { body: input }),
    );
    void refetchPosts();
    return saved;
  };
}

/** The version that was saved meanwhile, in the body of a 412. */
export function changedPost(error: unknown) {
  return readConflict<AdminPost>(error);
}

/** Whether a text that the gate of clinical review stops could keep its review; null for another error. */
export function stoppedAtGate(error: unknown): boolean | null {
  if (!(error instanceof ApiError) || error.code !== 'REVIEW_REQUIRED') return null;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'can_keep' in body && body.can_keep === true;
}

/** The revisions of a post, newest first. */
export function useRevisions(id: string, page: number, limit?: number) {
  return useApi().useQuery(
    'get',
    '/api/blog/admin/posts/{id}/revisions',
    { params: { path: { id }, query: { page, limit } } },
    { gcTime: 0, placeholderData: keepPreviousData },
  );
}

export function useRevision(id: string, version: number) {
  return useApi().useQuery(
    'get',
    '/api/blog/admin/posts/{id}/revisions/{version}',
    { params: { path: { id, version: String(version) } } },
    { staleTime: Infinity },
  );
}

/** Saves a revision's text as the newest version; status and slug stay. @throws ApiError; 412 as when saving. */
export function useRestoreRevision() {
  const refetchPosts = useRefetch('/api/blog/admin/posts');
  return useApi().useMutation('post', '/api/blog/admin/posts/{id}/revisions/{version}/restore', {
    onSuccess: () => void refetchPosts(),
  });
}
