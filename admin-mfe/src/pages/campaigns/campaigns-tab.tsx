import Plus from 'lucide-react/icons/plus';
import type { components } from '@stillsam/contracts';
import { Button, Icon } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { CampaignBadge, addressOf, CampaignActions, CampaignProgress } from './campaign-cells';
import { CAMPAIGNS_COPY } from '../../features/campaigns/campaigns.copy';
import { isMoving, isSignedOut, nameOf } from '../../features/campaigns/campaigns.logic';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { defineList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { useList } from '../../features/list/use-list';
import { CampaignTime } from './campaign-time';
import { CAMPAIGN_LIST_COPY as COPY } from './campaigns.copy';

export const POLL_MS = 5000;
const { columns } = COPY;

type CampaignList = components['schemas']['CampaignListDto'];

/** The list is refetched while one of its campaigns is about to be sent or being sent. */
function refetchInterval({ state: { data, error } }: { state: { data?: CampaignList; error: unknown } }) {
  return !isSignedOut(error) && data?.campaigns.some(isMoving) ? POLL_MS : false;
}

export const CAMPAIGNS = defineList({
  filters: { status: { label: COPY.statusFilter, options: COPY.filters } },
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
  columns: (_, remove) => [
    {
      header: columns.subject,
      kind: 'title',
      cell: (campaign) => <Link to={addressOf(campaign)}>{nameOf(campaign)}</Link>,
    },
    { header: columns.status, cell: (campaign) => <CampaignBadge campaign={campaign} /> },
    { header: columns.when, kind: 'date', cell: (campaign) => <CampaignTime campaign={campaign} /> },
    { header: columns.progress, cell: (campaign) => <CampaignProgress campaign={campaign} /> },
    {
      header: columns.actions,
      kind: 'actions',
      cell: (campaign) => <CampaignActions campaign={campaign} onRemove={remove} />,
    },
  ],
  copy: COPY,
});

/** Letters to subscribers: drafts, what is being sent, and what was sent. */
export function CampaignsTab() {
  const list = useList(CAMPAIGNS);
  const { create, isCreating } = useCreateCampaign((text) => list.setOutcome({ tone: 'error', text }));
  return (
    <ListView
      list={list}
      actions={null}
      help={COPY.explanation}
      tools={
        <Button
          icon={<Icon icon={Plus} />}
          isLoading={isCreating}
          loadingText={CAMPAIGNS_COPY.creating}
          onClick={() => create()}
        >
          {COPY.create}
        </Button>
      }
    />
  );
}
