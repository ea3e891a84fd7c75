import { Outlet } from 'react-router-dom';
import { STANDALONE_COPY } from './standalone.copy';
import styles from './standalone-layout.module.css';
import { MAIN_ID, useRouteArrival } from './use-route-arrival';

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
