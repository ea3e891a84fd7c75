import type { paths } from '@stillsam/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { AdminPost } from './post-editor.types';

type RevisionsPath = paths['/api/blog/admin/posts/{id}/revisions'];
type RevisionPath = paths['/api/blog/admin/posts/{id}/revisions/{version}'];

export type RevisionList = RevisionsPath['get']['responses'][200]['content']['application/json'];
export type RevisionRow = RevisionList['revisions'][number];
/** A revision of a post. */
export type Revision = RevisionPath['get']['responses'][200]['content']['application/json'];

const key = (id: string) => ['revisions', id];

/** The revisions of a post, newest first. */
export function useRevisions(id: string, page: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...key(id), { page }],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<RevisionList> => {
        const params = { path: { id }, query: { page } };
        const { data } = await client.GET('/api/blog/admin/posts/{id}/revisions', { params, signal });
        if (!data) throw new Error('The list of revisions came without a body');
        return data;
      }),
  });
}

/** @param version null while none is chosen. */
export function useRevision(id: string, version: number | null) {
  const session = useSession();
  return useQuery({
    queryKey: [...key(id), version],
    enabled: version !== null,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<Revision> => {
        const params = { path: { id, version: String(version) } };
        const { data } = await client.GET('/api/blog/admin/posts/{id}/revisions/{version}', {
          params,
          signal,
        });
        if (!data) throw new Error('The revision came without a body');
        return data;
      }),
  });
}

/** Saves a revision's text as the newest version; status and slug stay. @throws ApiError; 412 as when saving. */
export function useRestoreRevision(post: Pick<AdminPost, 'id' | 'version'>) {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      session.call(async (client): Promise<AdminPost> => {
        const { data } = await client.POST('/api/blog/admin/posts/{id}/revisions/{version}/restore', {
          params: { path: { id: post.id, version: String(version) } },
          body: { version: post.version },
        });
        if (!data) throw new Error('The restored post came without a body');
        return data;
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['posts'] });
    },
  });
}
