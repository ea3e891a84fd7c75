import type { components } from '@stillsam/contracts';
import { LIST_COPY } from '../../features/list/list.copy';
import { isMoving, isSignedOut, nameOf, type CampaignRow } from '../../features/campaigns/campaigns.logic';
import type { ListColumn } from '../../features/list/data-table';
import { defineList } from '../../features/list/define-list';
import {
  CampaignActions,
  CampaignBadge,
  CampaignName,
  CampaignProgress,
  CampaignTime,
  hasBegun,
} from './campaign-cells';
import { CAMPAIGN_LIST_COPY as COPY } from './campaigns.copy';

export const POLL_MS = 5000;
const { columns } = COPY;

type CampaignList = components['schemas']['CampaignListDto'];

/** The list is refetched while one of its campaigns is about to be sent or being sent. */
function refetchInterval({ state: { data, error } }: { state: { data?: CampaignList; error: unknown } }) {
  return !isSignedOut(error) && data?.campaigns.some(isMoving) ? POLL_MS : false;
}

interface CampaignListActions {
  copy: (id: string) => void;
  /** Whether one of them has begun. */
  hasProgress: boolean;
}

const PROGRESS: ListColumn<CampaignRow> = {
  header: columns.progress,
  isPlain: true,
  cell: (campaign) => (hasBegun(campaign) ? <CampaignProgress campaign={campaign} /> : null),
};

export const CAMPAIGNS = defineList({
  filters: {
    status: { label: COPY.statusFilter, options: COPY.filters },
    kind: { label: COPY.kindFilter, options: COPY.kinds },
  },
  useQuery: (api, query, options) =>
    api.useQuery('get', '/api/admin/campaigns', { params: { query } }, { ...options, refetchInterval }),
  rows: ({ campaigns }: CampaignList) => campaigns,
  removal: {
    call: ({ client }, id) => client.DELETE('/api/admin/campaigns/{id}', { params: { path: { id } } }),
    question: COPY.removeQuestion,
    describe: (campaign) => nameOf(campaign),
    removed: (campaign) => COPY.removed(nameOf(campaign)),
    failed: COPY.removeFailed,
  },
  columns: ({ copy, hasProgress }: CampaignListActions, remove) => [
    {
      header: columns.subject,
      kind: 'title',
      cell: (campaign) => <CampaignName campaign={campaign} />,
    },
    { header: columns.status, kind: 'corner', cell: (campaign) => <CampaignBadge campaign={campaign} /> },
    {
      header: columns.when,
      isPlain: true,
      kind: 'date',
      cell: (campaign) => <CampaignTime campaign={campaign} />,
    },
    ...(hasProgress ? [PROGRESS] : []),
    {
      header: LIST_COPY.actions,
      kind: 'aside',
      cell: (campaign) => <CampaignActions campaign={campaign} onCopy={copy} onRemove={remove} />,
    },
  ],
  copy: COPY,
});
