import { ApiError, serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readConflict } from '../../features/draft-editor/conflict.logic';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';

type Schemas = components['schemas'];

export type Campaign = Schemas['CampaignDto'];
/** What an admin writes of a campaign, as the API has it. */
export type CampaignFields = Schemas['CampaignTextDto'];
/** The fields of a campaign at a version. */
export interface StoredLetter {
  fields: CampaignFields;
  version: number;
}
export type CampaignCheck = Schemas['CampaignCheckDto'];
export type LetterPreview = Schemas['LetterPreviewDto'];

/** The campaign to edit, fetched each time the editor opens and never refetched while it is open. */
export function useCampaign(id: string) {
  return useApi().useQuery(
    'get',
    '/api/admin/campaigns/{id}',
    { params: { path: { id } } },
    { gcTime: 0, staleTime: Infinity },
  );
}

/**
 * What the API makes of the letter as it is saved, fetched again for each saved version.
 *
 * @param call gets the options of the call.
 */
function useDerived<Data>(
  [name, id, version]: readonly [name: string, id: string, version: number],
  call: (options: { params: { path: { id: string } }; signal: AbortSignal }) => Promise<{ data?: Data }>,
  options: { placeholderData?: typeof keepPreviousData; refetchOnWindowFocus?: boolean } = {},
) {
  return useQuery({
    queryKey: ['campaign', id, name, version],
    gcTime: 0,
    queryFn: ({ signal }) => bodyOf(call({ params: { path: { id } }, signal })),
    ...options,
  });
}

/** Number of subscribers who would get the letter. @param version that is saved. @param segment its id; empty for none. */
export function useAudience(id: string, version: number, segment = '') {
  const { background } = useApi();
  return useDerived(
    [`audience-${segment}`, id, version],
    ({ params, signal }) =>
      background.GET('/api/admin/campaigns/{id}/audience', {
        params: { ...params, ...(segment ? { query: { segment_id: segment } } : {}) },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

/** Names that a preview is read by: a sample of the API's, or none. */
export type Reader = 'named' | 'nameless';

/** The letter as its readers get it. @param version that is saved. */
export function usePreview(id: string, version: number, reader: Reader) {
  const { client } = useApi();
  return useDerived(
    [`preview-${reader}`, id, version],
    ({ params, signal }) =>
      client.GET('/api/admin/campaigns/{id}/preview', {
        params: { ...params, ...(reader === 'nameless' ? { query: { first_name: '' } } : {}) },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

/** What was found in the letter. @param version that is saved. */
export function useChecks(id: string, version: number) {
  const { client } = useApi();
  return useDerived(
    ['checks', id, version],
    (options) => client.GET('/api/admin/campaigns/{id}/checks', options),
    { refetchOnWindowFocus: false },
  );
}

interface StartOrder {
  version: number;
  /** ISO 8601; null for now. */
  send_at: string | null;
  /** Id of the segment that it goes to; the whole audience when left out. */
  segment_id?: string;
}

/** What the editor asks of the API beside reading. */
export function useCampaignCalls(id: string) {
  const { client, background } = useApi();
  const refetchCampaigns = useRefetch('/api/admin/campaigns');
  const params = { path: { id } };
  return {
    /**
     * Saves the fields over a version.
     *
     * @param skipsSignIn whether an ended session fails the save and opens no dialog.
     * @throws ApiError; CAMPAIGN_CHANGED (412), CAMPAIGN_STATUS_CONFLICT (409), 404.
     */
    save: (fields: CampaignFields, version: number, skipsSignIn: boolean): Promise<Campaign> =>
      bodyOf(
        (skipsSignIn ? background : client).PUT('/api/admin/campaigns/{id}', {
          params,
          body: { ...fields, version },
        }),
      ),
    /** Creates a campaign with the fields. */
    create: async (fields: CampaignFields): Promise<Campaign> => {
      const created = await bodyOf(client.POST('/api/admin/campaigns', { body: {} }));
      return bodyOf(
        client.PUT('/api/admin/campaigns/{id}', {
          params: { path: { id: created.id } },
          body: { ...fields, version: created.version },
        }),
      );
    },
    /** @param to addresses; the caller's own when left out. @returns the addresses that the test goes to. */
    test: async (to?: string[]): Promise<string> =>
      (await bodyOf(client.POST('/api/admin/campaigns/{id}/test', { params, body: to && { to } }))).to,
    start: async (order: StartOrder): Promise<Campaign> => {
      const started = await bodyOf(client.POST('/api/admin/campaigns/{id}/start', { params, body: order }));
      void refetchCampaigns();
      return started;
    },
  };
}

export type CampaignCalls = ReturnType<typeof useCampaignCalls>;

/** The version that was saved meanwhile, in the body of a 412. */
export function changedCampaign(error: unknown) {
  return readConflict<Campaign>(error);
}

/** Why the API refused a call: its issues, or else its sentence; undefined where it gave none. */
export function refusalText(error: unknown): string | undefined {
  const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
  return issues.join(' ') || serverText(error);
}
