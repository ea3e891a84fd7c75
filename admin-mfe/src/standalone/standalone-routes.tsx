import { ADMIN_PATHS } from '@stillsam/paths';
import { Outlet, redirect, useLocation, type RouteObject } from 'react-router-dom';
import { useEffect, useRef, type ReactNode } from 'react';
import { routes } from '../routes';
import { Button, EmptyState, ButtonLink } from '@stillsam/ui';
import styles from '../admin-root.module.css';

const COPY = {
  skipLink: 'Hoppa till innehållet',
  unknownTitle: 'Sidan finns inte',
  unknownText: 'Adressen leder ingenstans i redaktionen.',
  toDashboard: 'Till redaktionen',
  failedTitle: 'Sidan kunde inte visas',
  failedText: 'Något gick fel här. Det du har skrivit ligger kvar i den här webbläsaren.',
  startTitle: 'Redaktionen kunde inte öppnas',
  startText: 'Kontrollera din internetanslutning och försök igen.',
  retry: 'Försök igen',
} as const;

/** The remote's routes in the standalone document. */
export const standaloneRoutes: RouteObject[] = [
  {
    element: <StandaloneLayout />,
    // Shown while the first page's chunk loads.
    hydrateFallbackElement: <></>,
    errorElement: <PageFailed />,
    children: [
      { path: '/', loader: () => redirect(ADMIN_PATHS.dashboard) },
      { errorElement: <PageFailed />, children: routes },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];

/** What the shell has otherwise: the skip link, and the focus after a navigation. */
function StandaloneLayout() {
  useRouteArrival();
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {COPY.skipLink}
      </a>
      <Outlet />
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

interface MessageProps {
  title: string;
  text: string;
  action: ReactNode;
}

function Message({ title, text, action }: MessageProps) {
  return (
    <>
      <title>{title}</title>
      <EmptyState title={title} headingLevel={1} action={action}>
        <p>{text}</p>
      </EmptyState>
    </>
  );
}

const reload = <Button onClick={() => window.location.reload()}>{COPY.retry}</Button>;

/** The error page for a page that threw, or whose chunk failed to load. */
function PageFailed() {
  return (
    <main className={styles.message}>
      <div role="alert">
        <Message title={COPY.failedTitle} text={COPY.failedText} action={reload} />
      </div>
    </main>
  );
}

/** Shown when `/config.json`, which holds the API's origin, fails to load; offers a retry. */
export function StartFailed() {
  return (
    <main className={styles.message}>
      <Message title={COPY.startTitle} text={COPY.startText} action={reload} />
    </main>
  );
}

/** The page for unknown addresses outside `/admin`. */
function UnknownPage() {
  const toDashboard = <ButtonLink to={ADMIN_PATHS.dashboard}>{COPY.toDashboard}</ButtonLink>;
  return (
    <main className={styles.message}>
      <Message title={COPY.unknownTitle} text={COPY.unknownText} action={toDashboard} />
    </main>
  );
}
