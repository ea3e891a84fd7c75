import { ApiError } from '@stillsam/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';
import type { Campaign, CampaignFields } from './campaign.types';

/** The campaign to edit, fetched each time the editor opens and never refetched while it is open. */
export function useCampaign(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: ['campaign', id],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<Campaign> => {
        const { data } = await client.GET('/api/admin/campaigns/{id}', { params: { path: { id } }, signal });
        if (!data) throw new Error('The campaign came without a body');
        return data;
      }),
  });
}

/** Number of subscribers who would get the letter as it is saved. @param version that is saved. */
export function useAudience(id: string, version: number) {
  const session = useSession();
  return useQuery({
    queryKey: ['campaign', id, 'audience', version],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      session.attempt(async (client): Promise<number> => {
        const params = { path: { id } };
        const { data } = await client.GET('/api/admin/campaigns/{id}/audience', { params, signal });
        if (!data) throw new Error('The audience came without a body');
        return data.count;
      }),
  });
}

/** The letter as its readers get it. @param version that is saved. */
export function usePreview(id: string, version: number) {
  const session = useSession();
  return useQuery({
    queryKey: ['campaign', id, 'preview', version],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      session.call(async (client) => {
        const params = { path: { id } };
        const { data } = await client.GET('/api/admin/campaigns/{id}/preview', { params, signal });
        if (!data) throw new Error('The preview came without a body');
        return data;
      }),
  });
}

/** What was found in the letter as it is saved. @param version that is saved. */
export function useChecks(id: string, version: number) {
  const session = useSession();
  return useQuery({
    queryKey: ['campaign', id, 'checks', version],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      session.call(async (client) => {
        const params = { path: { id } };
        const { data } = await client.GET('/api/admin/campaigns/{id}/checks', { params, signal });
        if (!data) throw new Error('The checks came without a body');
        return data.checks;
      }),
  });
}

export interface StartOrder {
  version: number;
  password: string;
  /** ISO 8601; null for now. */
  send_at: string | null;
}

export interface CampaignCalls {
  /**
   * Saves the fields over a version.
   *
   * @param isQuiet whether an ended session fails the save and opens no dialog.
   * @throws ApiError; CAMPAIGN_CHANGED (412), CAMPAIGN_STATUS_CONFLICT (409), 404.
   */
  save: (fields: CampaignFields, version: number, isQuiet: boolean) => Promise<Campaign>;
  /** Creates a campaign with the fields. */
  create: (fields: CampaignFields) => Promise<Campaign>;
  /** @returns the address that the test goes to. */
  test: () => Promise<string>;
  start: (order: StartOrder) => Promise<Campaign>;
}

/** What the editor asks of the API beside reading. */
export function useCampaignCalls(id: string): CampaignCalls {
  const session = useSession();
  const queries = useQueryClient();
  const params = { path: { id } };
  return {
    save: (fields, version, isQuiet) => {
      const method = isQuiet ? 'attempt' : 'call';
      return session[method](async (client) => {
        const body = { ...fields, version };
        return present((await client.PUT('/api/admin/campaigns/{id}', { params, body })).data);
      });
    },
    create: (fields) =>
      session.call(async (client) => {
        const { id: newId, version } = present(
          (await client.POST('/api/admin/campaigns', { body: {} })).data,
        );
        const { data } = await client.PUT('/api/admin/campaigns/{id}', {
          params: { path: { id: newId } },
          body: { ...fields, version },
        });
        return present(data);
      }),
    test: () =>
      session.call(async (client) => {
        return present((await client.POST('/api/admin/campaigns/{id}/test', { params })).data).to;
      }),
    start: async (order) => {
      const started = await session.call(async (client) => {
        return present((await client.POST('/api/admin/campaigns/{id}/start', { params, body: order })).data);
      });
      queries.removeQueries({ queryKey: ['campaign', id] });
      void queries.invalidateQueries({ queryKey: ['campaigns'] });
      return started;
    },
  };
}

function present<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('The response came without a body');
  return data;
}

/** The other admin's version in the body of a 412. */
export function changedCampaign(error: unknown): Campaign | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return null;
  return isCampaign(body.current) ? body.current : null;
}

function isCampaign(value: unknown): value is Campaign {
  if (typeof value !== 'object' || value === null) return false;
  const campaign: Partial<Record<keyof Campaign, unknown>> = value;
  return (
    typeof campaign.id === 'string' &&
    typeof campaign.version === 'number' &&
    typeof campaign.subject === 'string' &&
    typeof campaign.content === 'string' &&
    Array.isArray(campaign.interests)
  );
}
