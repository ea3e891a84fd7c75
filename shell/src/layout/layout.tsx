import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { articlePath } from '@stillsam/paths';
import { AccessibilityHost, VisuallyHidden } from '@stillsam/ui';
import type { Area } from '../document/page-data';
import { ConsentHost } from '../consent/consent-host';
import { MissingScriptNotice, RegionNotice } from '../remotes/region-notice';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { LAYOUT_COPY } from './layout.copy';
import styles from './layout.module.css';
import { useFollowedLink } from './use-followed-link';
import { MAIN_ID, useRouteArrival } from './use-route-arrival';
import { replayEarlyClick } from '../document/replay-early-clicks';

interface LayoutProps {
  area: Area;
  /** The tree below the layout failed as a whole. */
  isBroken?: boolean;
}

/** Header, the page's region and footer. The admin renders its own header, main landmark and footer inside its region. */
export function Layout({ area, isBroken = false }: LayoutProps) {
  useRouteArrival();
  useHydratedMark();
  return (
    <div className={styles.page} lang="sv" data-area={area}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {LAYOUT_COPY.skipLink}
      </a>
      <NavigationProgress />
      {area === 'public' ? <ConsentHost /> : null}
      {area === 'public' ? <Header /> : null}
      {isBroken ? (
        <Main>
          <RegionNotice variant="page" />
        </Main>
      ) : area === 'public' ? (
        <Main>
          <Outlet />
        </Main>
      ) : (
        <Outlet />
      )}
      {area === 'public' ? (
        <Suspense>
          <Footer />
        </Suspense>
      ) : null}
      <MissingScriptNotice />
      {area === 'public' ? <AccessibilityHost /> : <ScrollRestoration storageKey="stillsam-scroll" />}
    </div>
  );
}

/** The main landmark, to which the skip link leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

/** A component of its own: when a page starts to load, it alone renders. */
function NavigationProgress() {
  const followed = useFollowedLink();
  const isLoading = useNavigation().state === 'loading' || followed !== null;
  return (
    <div className={isLoading ? styles.progressActive : styles.progress} role="status">
      {isLoading ? <VisuallyHidden>{loadingText(followed)}</VisuallyHidden> : null}
    </div>
  );
}

function loadingText(path: string | null): string {
  return path?.startsWith(articlePath('')) ? LAYOUT_COPY.loadingArticle : LAYOUT_COPY.loading;
}

/** Marks the page as hydrated, for measurements and tests, and replays an early click. */
function useHydratedMark(): void {
  useEffect(() => {
    if (document.documentElement.dataset.hydrated) return;
    document.documentElement.dataset.hydrated = 'true';
    performance.mark('stillsam-hydrated');
    // In a task of its own: React hydrates no boundary for an event while it runs effects.
    setTimeout(replayEarlyClick);
  }, []);
}
