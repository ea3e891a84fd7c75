import { AccessibilityHost } from '@stillsam/accessibility-settings';
import { Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import type { Area } from '../config/page-data';
import { ConsentHost } from '../consent/consent-host';
import { RegionNotice } from '../remotes/region-notice';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { LAYOUT_COPY } from './layout.copy';
import styles from './layout.module.css';
import { useHydratedMark } from './use-hydrated-mark';
import { MAIN_ID, useRouteArrival } from './use-route-arrival';

interface LayoutProps {
  area: Area;
  /** The tree below the layout failed as a whole. */
  isBroken?: boolean;
}

/** Header, the page's region and footer. The admin renders its own header and footer inside its region. */
export function Layout({ area, isBroken = false }: LayoutProps) {
  useRouteArrival();
  useHydratedMark();
  return (
    <div className={styles.page} data-area={area}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {LAYOUT_COPY.skipLink}
      </a>
      <NavigationProgress />
      {area === 'public' ? <ConsentHost /> : null}
      {area === 'public' ? <Header /> : null}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {isBroken ? <RegionNotice variant="page" /> : <Outlet />}
      </main>
      {area === 'public' ? (
        <Suspense>
          <Footer />
        </Suspense>
      ) : null}
      {area === 'public' ? <AccessibilityHost /> : null}
    </div>
  );
}

/** A component of its own: when a navigation starts, it alone renders, so the click is processed sooner. */
function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={isLoading ? styles.progressActive : styles.progress} role="status">
      {isLoading ? <span className={styles.progressText}>{LAYOUT_COPY.loading}</span> : null}
    </div>
  );
}
