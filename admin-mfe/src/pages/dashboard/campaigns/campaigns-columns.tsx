import { adminCampaignPath, adminCampaignStatusPath } from '@stillsam/paths';
import { Link } from 'react-router-dom';
import { CampaignBadge } from '../../../campaigns/campaign-badge';
import type { CampaignRow } from '../../../campaigns/campaign.types';
import { nameOf, totalOf } from '../../../campaigns/campaigns.logic';
import type { ListColumn } from '../../../features/list/data-table';
import { RowAction, RowLink } from '../../../features/list/row-actions';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { CampaignTime } from './campaign-time';
import styles from './campaigns-columns.module.css';
import { CAMPAIGN_LIST_COPY as COPY } from './campaigns.copy';

const { columns } = COPY;

export function campaignsColumns(onRemove: (campaign: CampaignRow) => void): ListColumn<CampaignRow>[] {
  return [
    {
      id: 'subject',
      header: columns.subject,
      kind: 'title',
      cell: (campaign) => <Link to={addressOf(campaign)}>{nameOf(campaign)}</Link>,
    },
    { id: 'status', header: columns.status, cell: (campaign) => <CampaignBadge campaign={campaign} /> },
    {
      id: 'when',
      header: columns.when,
      kind: 'date',
      cell: (campaign) => <CampaignTime campaign={campaign} />,
    },
    { id: 'progress', header: columns.progress, cell: (campaign) => <Progress campaign={campaign} /> },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (campaign) => <Actions campaign={campaign} onRemove={onRemove} />,
    },
  ];
}

function addressOf({ id, status }: CampaignRow): string {
  return status === 'draft' ? adminCampaignPath(id) : adminCampaignStatusPath(id);
}

function Progress({ campaign: { status, welcome_days, recipients } }: { campaign: CampaignRow }) {
  if (status === 'draft' || status === 'scheduled') return COPY.notBegun;
  const { sent, refused, uncertain } = recipients;
  return (
    <span className={styles.figures}>
      <span>{welcome_days === null ? COPY.sentOf(sent, totalOf(recipients)) : COPY.sent(sent)}</span>
      {refused > 0 ? <span className={styles.trouble}>{COPY.refused(refused)}</span> : null}
      {uncertain > 0 ? <span className={styles.trouble}>{COPY.uncertain(uncertain)}</span> : null}
    </span>
  );
}

interface ActionsProps {
  campaign: CampaignRow;
  onRemove: (campaign: CampaignRow) => void;
}

function Actions({ campaign, onRemove }: ActionsProps) {
  const name = nameOf(campaign);
  if (campaign.status !== 'draft') {
    return (
      <RowLink to={addressOf(campaign)} label={COPY.openNamed(name)}>
        {COPY.open}
      </RowLink>
    );
  }
  return (
    <>
      <RowLink to={addressOf(campaign)} label={COPY.editNamed(name)}>
        {COPY.edit}
      </RowLink>
      <RowAction tone="danger" label={COPY.removeNamed(name)} onClick={() => onRemove(campaign)}>
        {DASHBOARD_COPY.remove}
      </RowAction>
    </>
  );
}
