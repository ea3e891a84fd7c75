import type { components } from '@stillsam/contracts';
import { adminCampaignPath, adminCampaignStatusPath } from '@stillsam/paths';
import { Badge, type BadgeTone } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import {
  CAMPAIGNS_COPY,
  isMoving,
  isSignedOut,
  nameOf,
  totalOf,
  type CampaignRow,
} from '../../features/campaigns/campaigns';
import type { ListColumn } from '../../features/list/data-table';
import { defineList } from '../../features/list/define-list';
import { LIST_COPY } from '../../features/list/list.copy';
import { RowAction, RowLink, RowMenu } from '../../features/list/row-actions';
import { formatRecent } from '../../format-date';
import look from '../../look.module.css';
import styles from './campaigns-tab.module.css';
import { CAMPAIGN_LIST_COPY as COPY } from './campaigns.copy';

export const POLL_MS = 5000;
const { columns, when } = COPY;

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

/** The editor of a draft, and the status of any other campaign. */
function addressOf({ id, status }: CampaignRow): string {
  return status === 'draft' ? adminCampaignPath(id) : adminCampaignStatusPath(id);
}

/** The way to a letter, and whether it is a template. */
export function CampaignName({ campaign }: { campaign: CampaignRow }) {
  return (
    <span className={look.badges}>
      <Link to={addressOf(campaign)}>{nameOf(campaign)}</Link>
      {campaign.is_template ? <Badge>{CAMPAIGNS_COPY.template.badge}</Badge> : null}
    </span>
  );
}

/** Whether any letter may have been sent. */
export const hasBegun = ({ status }: CampaignRow) => status !== 'draft' && status !== 'scheduled';

/** The letters that are sent and those that are not, in numbers. */
function CampaignProgress({ campaign: { welcome_days, recipients } }: { campaign: CampaignRow }) {
  const { sent, refused, uncertain } = recipients;
  return (
    <span className={styles.figures}>
      <span>{welcome_days === null ? COPY.sentOf(sent, totalOf(recipients)) : COPY.sent(sent)}</span>
      {refused > 0 ? <span className={styles.trouble}>{COPY.refused(refused)}</span> : null}
      {uncertain > 0 ? <span className={styles.trouble}>{COPY.uncertain(uncertain)}</span> : null}
    </span>
  );
}

/** The way to a letter, as an action of its row. */
export function CampaignLink({ campaign }: { campaign: CampaignRow }) {
  const name = nameOf(campaign);
  const isDraft = campaign.status === 'draft';
  return (
    <RowLink to={addressOf(campaign)} label={isDraft ? COPY.editNamed(name) : COPY.openNamed(name)}>
      {isDraft ? COPY.edit : COPY.open}
    </RowLink>
  );
}

interface CampaignActionsProps {
  campaign: CampaignRow;
  onCopy: (id: string) => void;
  onRemove: (campaign: CampaignRow) => void;
}

function CampaignActions({ campaign, onCopy, onRemove }: CampaignActionsProps) {
  const name = nameOf(campaign);
  const isDraft = campaign.status === 'draft';
  return (
    <>
      <CampaignLink campaign={campaign} />
      <RowMenu label={LIST_COPY.moreNamed(name)}>
        <RowAction label={COPY.copyNamed(name)} onClick={() => onCopy(campaign.id)}>
          {CAMPAIGNS_COPY.copy}
        </RowAction>
        {isDraft ? (
          <RowAction tone="danger" label={COPY.removeNamed(name)} onClick={() => onRemove(campaign)}>
            {LIST_COPY.remove}
          </RowAction>
        ) : null}
      </RowMenu>
    </>
  );
}

const TONES: Record<CampaignRow['status'], BadgeTone> = {
  draft: 'neutral',
  scheduled: 'warm',
  sending: 'calm',
  paused: 'warm',
  stopped: 'neutral',
  sent: 'success',
};

/** The state of a campaign. A letter to each new subscriber is running rather than being sent. */
export function CampaignBadge({
  campaign: { status, pause_reason, welcome_days },
}: {
  campaign: Pick<CampaignRow, 'status' | 'pause_reason' | 'welcome_days'>;
}) {
  const isRunning = status === 'sending' && welcome_days !== null;
  const isFailing = pause_reason === 'outage' || pause_reason === 'refused';
  return (
    <Badge tone={isFailing ? 'danger' : TONES[status]}>
      {CAMPAIGNS_COPY.status[isRunning ? 'running' : status]}
    </Badge>
  );
}

/** When a campaign starts, started or ended; of a draft, when it was last changed. */
function CampaignTime({ campaign }: { campaign: CampaignRow }) {
  const { iso, text } = timeOf(campaign);
  return <time dateTime={iso}>{text}</time>;
}

function timeOf({ status, updated_at, send_at, started_at, finished_at }: CampaignRow): {
  iso: string;
  text: string;
} {
  const now = Date.now();
  const at = (iso: string | null, say: (time: string) => string) =>
    iso === null ? undefined : { iso, text: say(formatRecent(iso, now)) };
  const isStarting = send_at !== null && Date.parse(send_at) <= now;
  const known = {
    draft: undefined,
    scheduled: isStarting ? { iso: send_at, text: when.starting } : at(send_at, when.planned),
    sending: at(started_at, when.started),
    paused: at(started_at, when.started),
    sent: at(finished_at, when.finished),
    stopped: at(finished_at, when.stopped),
  }[status];
  return known ?? { iso: updated_at, text: when.edited(formatRecent(updated_at, now)) };
}
