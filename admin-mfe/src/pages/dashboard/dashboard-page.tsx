import { Suspense } from 'react';
import { PageMeta } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { useLocation, Link } from 'react-router-dom';
import { Notice } from '@stillsam/ui';
import { formatNumber } from '@stillsam/ui/format-number';
import { ListSkeleton, ListTab, ScreenTitle } from '../../features/list/list-tab';
import { useKeptPlace } from '../../places/places';
import { RequireBackOffice } from '../../features/session/require-back-office';
import { SecondFactorDue, useSecondFactorDue } from '../../features/session/second-factor-due';
import { useSessionState } from '../../features/session/session-provider';
import { NotFound } from '../../navigation/not-found';
import { currentTab, useTabScreens, type TabScreen } from '../../navigation/screens';
import styles from './dashboard-page.module.css';
import look from '../../look.module.css';
import { useApi } from '../../api/use-api';
import { formatDateTime } from '../../format-date';
import { TO_DO_COPY } from '../../features/overview/to-do.copy';
import { addressOf, countWaiting, wordsOf } from '../../features/overview/to-do.logic';
import { useOverview } from '../../features/overview/use-to-do';

const COPY = {
  pageTitle: 'Redaktionen',
  description: 'Översikt för redaktionen.',
  welcome: (name: string) => `Välkommen, ${name}`,
  loading: 'Hämtar översikten',
  loadingTab: 'Hämtar sidan',
  overdueTitle: 'Gamla uppgifter gallras inte',
  overdue: (lastRun: string) =>
    `Gallringen kördes senast ${lastRun}. Den ska köras varje dag. Be den som driver webbplatsen att se över den.`,
  neverRun:
    'Gallringen har aldrig körts. Den ska köras varje dag. Be den som driver webbplatsen att se över den.',
} as const;

/** The start page of the back office: the screen that the address names, of those that the role may use. */
function DashboardPage() {
  return (
    <RequireBackOffice skeleton={<DashboardSkeleton />}>
      <Dashboard />
    </RequireBackOffice>
  );
}

function Dashboard() {
  const session = useSessionState();
  const user = 'user' in session ? session.user : null;
  const isLocked = useSecondFactorDue()?.isOver ?? false;
  const screens = useTabScreens();
  const screen = currentTab(screens, useLocation().search);
  if (!screen) return screens.length > 0 ? <NotFound /> : null;
  return (
    <ScreenTitle value={screen.label}>
      <Meta title={screen.label} />
      <div className={styles.page}>
        <SecondFactorDue />
        {user?.isAdmin && !isLocked ? <RetentionAlarm /> : null}
        {screen === screens[0] ? (
          <div className={styles.top}>
            <p className={look.small}>{COPY.welcome(user?.name || user?.username || '')}</p>
            {isLocked ? null : <ToDoRow />}
          </div>
        ) : null}
        {isLocked ? <ListTab /> : <TabPanel screen={screen} />}
      </div>
    </ScreenTitle>
  );
}

function TabPanel({ screen: { id, Panel, path } }: { screen: TabScreen }) {
  useKeptPlace(path);
  return (
    <Suspense
      key={id}
      fallback={
        <ListTab>
          <ListSkeleton label={COPY.loadingTab} />
        </ListTab>
      }
    >
      <Panel />
    </Suspense>
  );
}

/** The dashboard while the session is verified. */
function DashboardSkeleton() {
  return (
    <ScreenTitle value={COPY.pageTitle}>
      <Meta title={COPY.pageTitle} />
      <ListTab>
        <ListSkeleton label={COPY.loading} />
      </ListTab>
    </ScreenTitle>
  );
}

function Meta({ title }: { title: string }) {
  return <PageMeta title={title} description={COPY.description} path={ADMIN_PATHS.dashboard} />;
}

const FRESH_MS = 10 * 60_000;

/** Warns that the purge is overdue; renders nothing when it is not, or when its status is unknown. */
function RetentionAlarm() {
  const { data } = useApi().useQuery('get', '/api/health/retention', {}, { staleTime: FRESH_MS });
  if (!data?.is_overdue) return null;
  return (
    <Notice tone="error" title={COPY.overdueTitle}>
      {data.last_run_at ? COPY.overdue(formatDateTime(data.last_run_at)) : COPY.neverRun}
    </Notice>
  );
}

/** What waits, in few words: on one line where it fits, which is as high while it loads. */
function ToDoRow() {
  const { data } = useOverview();
  return (
    <nav className={styles.row} aria-label={TO_DO_COPY.title}>
      <Link className={styles.overview} to={ADMIN_PATHS.overview}>
        {TO_DO_COPY.overview}
      </Link>
      {data?.toDo.length === 0 ? <span className={styles.nothing}>{TO_DO_COPY.nothing}</span> : null}
      {data?.toDo.map((item) => (
        <Link
          key={item.id}
          className={countWaiting([item]) > 0 ? styles.item : `${styles.item} ${styles.upkeep}`}
          to={addressOf(item)}
        >
          <span className={styles.count}>{formatNumber(item.count)}</span> {wordsOf(item)}
        </Link>
      ))}
    </nav>
  );
}

export { DashboardPage as Component };
