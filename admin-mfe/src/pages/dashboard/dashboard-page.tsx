import { PageMeta } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { PageHeader } from '@stillsam/ui';
import { ListSkeleton } from '../../features/list/list-skeleton';
import { ToDoRow } from '../../features/overview/to-do-row';
import { RequireAdmin } from '../../features/session/require-admin';
import { SecondFactorDue, useSecondFactorDue } from '../../features/session/second-factor-due';
import { useSessionState } from '../../features/session/session-provider';
import { TABS } from '../../tabs/tabs';
import { DashboardTabs } from './dashboard-tabs';
import { DASHBOARD_COPY } from './dashboard.copy';
import { RetentionAlarm } from './retention-alarm';
import styles from './dashboard-page.module.css';

/** The start page of the back office, with a tab for each kind of data. A role sees those that it may use. */
export function DashboardPage() {
  return (
    <>
      <PageMeta
        title={DASHBOARD_COPY.pageTitle}
        description={DASHBOARD_COPY.description}
        path={ADMIN_PATHS.dashboard}
      />
      <RequireAdmin skeleton={<DashboardSkeleton />}>
        <Dashboard />
      </RequireAdmin>
    </>
  );
}

function Dashboard() {
  const session = useSessionState();
  const user = 'user' in session ? session.user : null;
  const isAdmin = user?.isAdmin ?? false;
  const isLocked = useSecondFactorDue()?.isOver ?? false;
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={DASHBOARD_COPY.welcome(user?.name || user?.username || '')}
      />
      <SecondFactorDue />
      {isAdmin && !isLocked ? <RetentionAlarm /> : null}
      {isLocked ? null : <ToDoRow />}
      {isLocked ? null : (
        <DashboardTabs
          label={DASHBOARD_COPY.tabs}
          loadingLabel={DASHBOARD_COPY.loadingTab}
          tabs={TABS.filter(({ area }) => user?.areas.includes(area))}
        />
      )}
    </div>
  );
}

/** The dashboard while the session is verified. */
function DashboardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <h1 className={styles.skeletonTitle}>{DASHBOARD_COPY.pageTitle}</h1>
      <ListSkeleton label={DASHBOARD_COPY.loading} />
    </div>
  );
}

export { DashboardPage as Component };
