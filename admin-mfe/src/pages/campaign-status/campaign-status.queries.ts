import type { ApiClient } from '@stillsam/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';
import { isSignedOut } from '../../features/campaigns/campaigns';
import {
  changesByItself,
  type CampaignStatus,
  type RefusedPage,
  type ResendOrder,
  type StatusChange,
  type VisibilityChange,
} from './campaign-status.logic';

export const POLL_MS = 2000;

const keyOf = (id: string) => ['campaign-status', id];

/** A campaign with its figures, refetched while they change by themselves. */
export function useCampaignStatus(id: string, enabled: boolean) {
  const { client } = useApi();
  return useQuery({
    enabled,
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<CampaignStatus> => {
      const options = { params: { path: { id } }, signal };
      const [campaign, figures] = await Promise.all([
        bodyOf(client.GET('/api/admin/campaigns/{id}', options)),
        bodyOf(client.GET('/api/admin/campaigns/{id}/figures', options)),
      ]);
      return { campaign, figures };
    },
    refetchInterval: ({ state: { data, error } }) =>
      !isSignedOut(error) && data && changesByItself(data) ? POLL_MS : false,
  });
}

/** Changes a campaign's status, or whether visitors see the letter. */
export function useChangeCampaign(id: string) {
  return useCampaignChange<StatusChange | VisibilityChange>(id, (client, change) =>
    client.POST(`/api/admin/campaigns/{id}/${change}`, { params: { path: { id } } }),
  );
}

/** A page of those whom the letter did not reach, fetched again when their number changes. */
export function useRefusals(id: string, { state, page, count }: RefusedPage) {
  const { client } = useApi();
  return useQuery({
    queryKey: [...keyOf(id), 'refusals', state, page, count],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/api/admin/campaigns/{id}/refusals', {
          params: { path: { id }, query: { state, page, limit: 20 } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Sends the letter once more to chosen recipients. */
export function useResend(id: string) {
  return useCampaignChange<ResendOrder>(id, (client, body) =>
    client.POST('/api/admin/campaigns/{id}/resend', { params: { path: { id } }, body }),
  );
}

/** A change of the campaign. It lasts until the new state is shown. */
function useCampaignChange<Input>(id: string, ask: (client: ApiClient, input: Input) => Promise<unknown>) {
  const { client } = useApi();
  const queries = useQueryClient();
  const refetchCampaigns = useRefetch('/api/admin/campaigns');
  return useMutation({
    mutationFn: (input: Input) => ask(client, input),
    // Also after a failure, which outdated data may have caused.
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: keyOf(id) }), refetchCampaigns()]),
  });
}
