import type { ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { PillGroup } from '@stillsam/ui';
import { CampaignBadge, CampaignActions, CampaignName, CampaignProgress } from './campaign-cells';
import { isMoving, isSignedOut, nameOf } from '../../features/campaigns/campaigns.logic';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { defineList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { useList } from '../../features/list/use-list';
import { useListView } from '../../features/list/use-list-view';
import { useMayUse } from '../../features/session/require-back-office';
import { CampaignTime } from './campaign-time';
import { CAMPAIGN_LIST_COPY as COPY, LETTER_FIGURES_COPY } from './campaigns.copy';
import { LetterFiguresView } from './letter-figures';
import { MailTextsView } from './mail-texts';
import { MAIL_TEXTS_COPY } from './mail-texts.copy';
import { NewCampaign } from './new-campaign';

export const POLL_MS = 5000;
const { columns } = COPY;

type CampaignList = components['schemas']['CampaignListDto'];

/** The list is refetched while one of its campaigns is about to be sent or being sent. */
function refetchInterval({ state: { data, error } }: { state: { data?: CampaignList; error: unknown } }) {
  return !isSignedOut(error) && data?.campaigns.some(isMoving) ? POLL_MS : false;
}

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
  columns: (copy: (id: string) => void, remove) => [
    {
      header: columns.subject,
      kind: 'title',
      cell: (campaign) => <CampaignName campaign={campaign} />,
    },
    { header: columns.status, cell: (campaign) => <CampaignBadge campaign={campaign} /> },
    { header: columns.when, kind: 'date', cell: (campaign) => <CampaignTime campaign={campaign} /> },
    { header: columns.progress, cell: (campaign) => <CampaignProgress campaign={campaign} /> },
    {
      header: columns.actions,
      kind: 'actions',
      cell: (campaign) => <CampaignActions campaign={campaign} onCopy={copy} onRemove={remove} />,
    },
  ],
  copy: COPY,
});

const FIGURES_VIEW = 'siffror';
const TEXTS_VIEW = 'mejltexter';

/** Letters to subscribers: drafts, what is being sent, and what was sent; and how the sent ones did. */
export function CampaignsTab() {
  const { view, linkTo } = useListView();
  const isOwner = useMayUse('system');
  const shown = view === FIGURES_VIEW || (view === TEXTS_VIEW && isOwner) ? view : '';
  const views = (
    <PillGroup
      label={LETTER_FIGURES_COPY.views}
      value={shown}
      options={[
        { value: '', label: COPY.label, to: linkTo('') },
        { value: FIGURES_VIEW, label: LETTER_FIGURES_COPY.label, to: linkTo(FIGURES_VIEW) },
        ...(isOwner ? [{ value: TEXTS_VIEW, label: MAIL_TEXTS_COPY.label, to: linkTo(TEXTS_VIEW) }] : []),
      ]}
      isReplacing
    />
  );
  if (shown === FIGURES_VIEW) return <LetterFiguresView views={views} />;
  return shown === TEXTS_VIEW ? <MailTextsView views={views} /> : <CampaignsList views={views} />;
}

function CampaignsList({ views }: { views: ReactNode }) {
  const list = useList(CAMPAIGNS);
  const fail = (text: string) => list.setOutcome({ tone: 'error', text });
  const { copy } = useCreateCampaign(fail);
  return (
    <ListView
      list={list}
      actions={copy}
      help={COPY.explanation}
      top={views}
      tools={<NewCampaign onFailed={fail} />}
    />
  );
}
