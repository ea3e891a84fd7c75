import { PageMeta } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { PageHeader } from '@stillsam/ui';
import { CAMPAIGNS_TAB } from '../../campaigns/campaigns.logic';
import { RequireAdmin } from '../../features/session/require-admin';
import { useSessionState } from '../../features/session/session-provider';
import { DashboardSkeleton } from './components/dashboard-skeleton';
import { DashboardTabs, type DashboardTab } from './components/dashboard-tabs';
import { lazyTab } from './lazy-tab';
import { PostsTab } from './components/posts-tab';
import { DASHBOARD_COPY } from './dashboard.copy';
import { RetentionAlarm } from './retention/retention-alarm';
import styles from './dashboard-page.module.css';

const RELEASES_TAB: DashboardTab = {
  id: 'leveranser',
  label: DASHBOARD_COPY.releasesTab,
  Panel: lazyTab(() => import(/* webpackChunkName: "releases-tab" */ './releases/releases-tab.lazy')),
};

const TABS: DashboardTab[] = [
  { id: 'blogginlagg', label: DASHBOARD_COPY.postsTab, Panel: PostsTab },
  {
    id: 'nyhetsbrev',
    label: DASHBOARD_COPY.newsletterTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "newsletter-tab" */ './newsletter/newsletter-tab.lazy')),
  },
  {
    id: CAMPAIGNS_TAB,
    label: DASHBOARD_COPY.campaignsTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "campaigns-tab" */ './campaigns/campaigns-tab.lazy')),
  },
  {
    id: 'meddelanden',
    label: DASHBOARD_COPY.messagesTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "messages-tab" */ './messages/messages-tab.lazy')),
  },
  {
    id: 'bestallningar',
    label: DASHBOARD_COPY.ordersTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "orders-tab" */ './orders/orders-tab.lazy')),
  },
  {
    id: 'paminnelser',
    label: DASHBOARD_COPY.notifyTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "notify-tab" */ './notify/notify-tab.lazy')),
  },
  {
    id: 'personuppgifter',
    label: DASHBOARD_COPY.personalDataTab,
    Panel: lazyTab(
      () => import(/* webpackChunkName: "personal-data-tab" */ './personal-data/personal-data-tab.lazy'),
    ),
  },
  {
    id: 'utkorg',
    label: DASHBOARD_COPY.outboxTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "outbox-tab" */ './outbox/outbox-tab.lazy')),
  },
  {
    id: 'handelselogg',
    label: DASHBOARD_COPY.auditTab,
    Panel: lazyTab(() => import(/* webpackChunkName: "audit-tab" */ './audit/audit-tab.lazy')),
  },
  RELEASES_TAB,
];

/** The start page of the back office, with a tab for each kind of data. Teams see releases alone. */
export function DashboardPage() {
  return (
    <>
      <PageMeta
        title={DASHBOARD_COPY.pageTitle}
        description={DASHBOARD_COPY.description}
        path={ADMIN_PATHS.dashboard}
      />
      <RequireAdmin admitsTeams skeleton={<DashboardSkeleton />}>
        <Dashboard />
      </RequireAdmin>
    </>
  );
}

function Dashboard() {
  const session = useSessionState();
  const user = 'user' in session ? session.user : null;
  const isAdmin = user?.isAdmin ?? false;
  return (
    <div className={styles.page}>
      <PageHeader className={styles.header} title={DASHBOARD_COPY.welcome(user?.username ?? '')} />
      {isAdmin ? <RetentionAlarm /> : null}
      <DashboardTabs
        label={DASHBOARD_COPY.tabs}
        loadingLabel={DASHBOARD_COPY.loadingTab}
        tabs={isAdmin ? TABS : [RELEASES_TAB]}
      />
    </div>
  );
}
