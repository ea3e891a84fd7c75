import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { STANDALONE_COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';

/** The parts of the layout that the shell has otherwise: the skip link and the main region. */
export function StandaloneLayout() {
  useRouteArrival();
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {STANDALONE_COPY.skipLink}
      </a>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}

const MAIN_ID = 'innehall';

/** Scrolls to the top and focuses the page after each navigation, but not on the first page. */
function useRouteArrival(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
