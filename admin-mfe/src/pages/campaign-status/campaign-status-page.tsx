import { ApiError } from '@stillsam/api-client';
import { PageMeta } from '@stillsam/platform';
import { adminCampaignPath, adminCampaignStatusPath } from '@stillsam/paths';
import { Button, ButtonLink, EmptyState } from '@stillsam/ui';
import { Navigate, useParams } from 'react-router-dom';
import { LIST_COPY } from '../../features/list/list.copy';
import { ActionNotice } from '../../action-notice';
import { CAMPAIGNS_PATH, nameOf } from '../../features/campaigns/campaigns.logic';
import { formatClock } from '../../format-date';
import { ListSkeleton, ScreenHeader } from '../../features/list/list-tab';
import { RequireBackOffice } from '../../features/session/require-back-office';
import { STATUS_COPY as COPY } from './campaign-status.copy';
import { useCampaignStatus } from './campaign-status.queries';
import styles from './campaign-status-page.module.css';
import { StatusView } from './components/status-view';

/** How far a started campaign has come, and what can be done about it. */
function CampaignStatusPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageMeta title={COPY.pageTitle} description={COPY.description} path={adminCampaignStatusPath(id)} />
      <RequireBackOffice area="letters" skeleton={<StatusSkeleton />}>
        <ExistingCampaign key={id} id={id} />
      </RequireBackOffice>
    </>
  );
}

function ExistingCampaign({ id }: { id: string }) {
  const { data, error, isError, dataUpdatedAt, refetch } = useCampaignStatus(id);
  const retry = () => void refetch();
  if (!data) return isError ? <StatusFailed error={error} onRetry={retry} /> : <StatusSkeleton />;
  if (data.campaign.status === 'draft') return <Navigate to={adminCampaignPath(id)} replace />;
  return (
    <div className={styles.page}>
      <Header title={nameOf(data.campaign)} />
      {isError ? (
        <ActionNotice tone="info" label={LIST_COPY.retry} onAction={retry}>
          {COPY.outdated(formatClock(new Date(dataUpdatedAt).toISOString()))}
        </ActionNotice>
      ) : null}
      <StatusView status={data} now={dataUpdatedAt} />
    </div>
  );
}

function Header({ title }: { title: string }) {
  return <ScreenHeader title={title} back={{ to: CAMPAIGNS_PATH, label: COPY.back }} />;
}

/** The page while its campaign loads, and on the server. */
function StatusSkeleton() {
  return (
    <div className={styles.page}>
      <Header title={COPY.title} />
      <ListSkeleton label={COPY.loading} />
    </div>
  );
}

function StatusFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className={styles.page}>
      <Header title={COPY.title} />
      {isMissing ? (
        <EmptyState
          title={COPY.missingTitle}
          action={<ButtonLink to={CAMPAIGNS_PATH}>{COPY.toList}</ButtonLink>}
        >
          <p>{COPY.missingText}</p>
        </EmptyState>
      ) : (
        <EmptyState title={COPY.failedTitle} action={<Button onClick={onRetry}>{LIST_COPY.retry}</Button>}>
          <p>{COPY.failedText}</p>
        </EmptyState>
      )}
    </div>
  );
}

export { CampaignStatusPage as Component };
