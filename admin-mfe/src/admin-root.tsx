import { useState } from 'react';
import { MutationCache, QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { ApiError } from '@stillsam/api-client';
import { AccessibilityButton, AccessibilityHost, LinksInDocument } from '@stillsam/ui';
import styles from './admin-root.module.css';
import { PlacesProvider } from './places/places';
import { CountInTitle, refetchOverview } from './features/overview/use-to-do';
import { SessionProvider } from './features/session/session-provider';
import { SignInAgainDialog, StepUpDialog } from './features/session/session-dialogs';
import { AdminHeader, Rail } from './navigation/navigation';
import { useScreens } from './navigation/screens';

/** The shell's skip link leads there, and the focus after a navigation. */
const MAIN_ID = 'innehall';

/** The layout of every admin page: session, query client, header, rail, footer, and dialogs that any page may open. */
export function AdminRoot() {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider>
      <QueryClientProvider client={queries}>
        <PlacesProvider>
          <div className={styles.root}>
            <Waiting />
            <AdminHeader />
            <div className={styles.body}>
              <Rail />
              <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
                <LinksInDocument value>
                  <Outlet />
                </LinksInDocument>
              </main>
              <footer className={styles.foot}>
                <AccessibilityButton />
              </footer>
            </div>
          </div>
          <StepUpDialog />
          <SignInAgainDialog />
          <AccessibilityHost />
        </PlacesProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}

const MAX_RETRIES = 1;

/** Reads are retried once where a retry may help; writes are not retried. */
function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    // What waits may have been answered by any change.
    mutationCache: new MutationCache({ onSuccess: () => refetchOverview(queries) }),
    defaultOptions: {
      queries: {
        // `navigator.onLine` is unreliable, so a request is tried in any case.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'api' || (error.status ?? 0) >= 500;
}

/** How much waits, before the title of the page: for who is signed in and may open the screens. */
function Waiting() {
  return useScreens().screens.length > 0 ? <CountInTitle /> : null;
}
