import type { ApiClient } from '@stillsam/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../campaigns/campaigns.logic';
import { useSession } from '../../features/session/session-provider';
import { changesByItself } from './campaign-status.logic';
import type { CampaignStatus, StatusChange } from './campaign-status.types';

export const POLL_MS = 2000;

const keyOf = (id: string) => ['campaign-status', id];

/** A campaign with its figures, refetched while they change by themselves. */
export function useCampaignStatus(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<CampaignStatus> => {
        const options = { params: { path: { id } }, signal };
        const [{ data: campaign }, { data: figures }] = await Promise.all([
          client.GET('/api/admin/campaigns/{id}', options),
          client.GET('/api/admin/campaigns/{id}/figures', options),
        ]);
        if (!campaign || !figures) throw new Error('The campaign came without a body');
        return { campaign, figures };
      }),
    refetchInterval: ({ state: { data, error } }) =>
      !isSignedOut(error) && data && changesByItself(data) ? POLL_MS : false,
  });
}

type Answer = Promise<unknown>;

const CHANGES: Record<StatusChange, (client: ApiClient, id: string) => Answer> = {
  cancel: (client, id) => client.POST('/api/admin/campaigns/{id}/cancel', { params: { path: { id } } }),
  pause: (client, id) => client.POST('/api/admin/campaigns/{id}/pause', { params: { path: { id } } }),
  resume: (client, id) => client.POST('/api/admin/campaigns/{id}/resume', { params: { path: { id } } }),
  stop: (client, id) => client.POST('/api/admin/campaigns/{id}/stop', { params: { path: { id } } }),
};

export function useChangeStatus(id: string) {
  return useCampaignChange<StatusChange>(id, (client, change) => CHANGES[change](client, id));
}

/** Sends the letter again to the uncertain recipients. */
export function useRetryUncertain(id: string) {
  return useCampaignChange<{ password: string }>(id, (client, body) =>
    client.POST('/api/admin/campaigns/{id}/retry-uncertain', { params: { path: { id } }, body }),
  );
}

/** A change of the campaign. It lasts until the new state is shown. */
function useCampaignChange<Input>(id: string, ask: (client: ApiClient, input: Input) => Answer) {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => session.call((client) => ask(client, input)),
    // Also after a failure, which outdated data may have caused.
    onSettled: () =>
      Promise.all([keyOf(id), ['campaigns']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
