import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { Campaign, Revision, RevisionRow } from './campaign.types';

/** The saved versions of a campaign, newest first. */
export function useRevisions(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: ['campaign', id, 'revisions'],
    gcTime: 0,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<RevisionRow[]> => {
        const params = { path: { id } };
        const { data } = await client.GET('/api/admin/campaigns/{id}/revisions', { params, signal });
        if (!data) throw new Error('The list of revisions came without a body');
        return data.revisions;
      }),
  });
}

export function useRevision(id: string, version: number) {
  const session = useSession();
  return useQuery({
    queryKey: ['campaign', id, 'revisions', version],
    gcTime: 0,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<Revision> => {
        const params = { path: { id, version: String(version) } };
        const { data } = await client.GET('/api/admin/campaigns/{id}/revisions/{version}', {
          params,
          signal,
        });
        if (!data) throw new Error('The revision came without a body');
        return data;
      }),
  });
}

interface Restore {
  /** The version to restore. */
  revision: number;
  /** The version that is saved. */
  version: number;
}

/** Saves a revision's text as the newest version. @throws ApiError; 412 as when saving. */
export function useRestoreRevision(id: string) {
  const session = useSession();
  return useMutation({
    mutationFn: ({ revision, version }: Restore) =>
      session.call(async (client): Promise<Campaign> => {
        const { data } = await client.POST('/api/admin/campaigns/{id}/revisions/{version}/restore', {
          params: { path: { id, version: String(revision) } },
          body: { version },
        });
        if (!data) throw new Error('The restored campaign came without a body');
        return data;
      }),
  });
}
