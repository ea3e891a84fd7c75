import type { components } from '@stillsam/contracts';
import { isMoving, isSignedOut } from '../../../campaigns/campaigns.logic';
import { useAdminList } from '../use-admin-list';
import type { CampaignsQuery } from './campaigns-query.logic';

type CampaignList = components['schemas']['CampaignListDto'];

/** Keys the list's query. */
export const CAMPAIGNS = 'campaigns';
export const POLL_MS = 5000;

/** A page of the campaigns, refetched by itself while one of them is about to be sent or being sent. */
export function useCampaigns({ page, status }: CampaignsQuery) {
  return useAdminList<CampaignList>(
    [CAMPAIGNS, { page, status }],
    (client, signal) => {
      const query = { page, ...(status === 'all' ? {} : { status }) };
      return client.GET('/api/admin/campaigns', { params: { query }, signal });
    },
    {
      refetchInterval: ({ data, error }) =>
        !isSignedOut(error) && data?.campaigns.some(isMoving) ? POLL_MS : false,
    },
  );
}
