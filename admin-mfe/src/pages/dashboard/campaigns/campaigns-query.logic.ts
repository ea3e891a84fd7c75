import { readChoice, readListQuery, type ListQuery } from '../../../features/list/list-query';

export const CAMPAIGN_FILTERS = [
  'all',
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const;

export interface CampaignsQuery extends ListQuery {
  status: (typeof CAMPAIGN_FILTERS)[number];
}

export function readCampaignsQuery(params: URLSearchParams): CampaignsQuery {
  return { ...readListQuery(params), status: readChoice(params, 'status', CAMPAIGN_FILTERS) };
}
