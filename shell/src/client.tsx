import { setRuntimeConfig } from '@stillsam/platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { APP_ID, type PageData, type RemotePin } from './config/page-data';
import { takeEarlyClick } from './config/replay-early-clicks';
import { setAnalyticsConfig } from './consent/analytics-config';
import { readPageData } from './config/read-page-data';
import { reportPageError, startErrorReports } from './errors/report-errors';
import { keepServerMarkup, restoreServerMarkup } from './errors/server-markup';
import { applyUpdate } from './development/apply-update';
import { followBuilds } from './development/follow-builds';
import { startOffline } from './offline/start-offline';
import { prefetchLinks } from './prefetch/prefetch-links';
import { registerPins } from './remotes/browser-remotes';
import { createPageRouter, type PageRouter } from './routing/create-page-router';
import { reportFirstView } from './views/report-first-view';
import { takeLetterVisit } from './views/take-letter-visit';

/** Hydrates the server-rendered document. */
export async function start(): Promise<void> {
  const page = readPageData();
  if (process.env.NODE_ENV === 'development')
    followBuilds({ page, applyUpdate, reload: () => window.location.reload() });
  const container = document.getElementById(APP_ID);
  if (!container) throw new Error('The document holds no application');
  setRuntimeConfig(page.config);
  setAnalyticsConfig(page.analytics);
  if (page.area === 'public') takeLetterVisit();
  if (page.remotes.some(({ isLocal }) => isLocal)) page.remotes = await findLocalEntries(page.remotes);
  registerPins(page.remotes);
  startErrorReports(page);
  const router = await createPageRouter(page);
  takeEarlyClick();
  if (!page.hydration) createRoot(container).render(<RouterProvider router={router} />);
  else hydrate(container, router, page.hydration);
  if (page.area === 'public') {
    prefetchLinks(page, (onNavigated) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') onNavigated();
      }),
    );
  }
  if (page.isOfflineOn) startOffline(router);
  reportFirstView();
}

async function findLocalEntries(pins: RemotePin[]): Promise<RemotePin[]> {
  const localBuild = await import(/* webpackChunkName: "local-build" */ './remotes/local-build');
  return localBuild.findLocalEntries(pins);
}

function hydrate(
  container: HTMLElement,
  router: PageRouter,
  { errors }: NonNullable<PageData['hydration']>,
): void {
  // Where the server could not render the page there is nothing to keep.
  if (!errors) keepServerMarkup(container);
  startTransition(() => {
    hydrateRoot(container, <RouterProvider router={router} />, {
      onRecoverableError: (error) => reportPageError('hydration', error),
      onCaughtError(error) {
        console.error(error);
        reportPageError('render', error);
      },
      onUncaughtError(error) {
        console.error(error);
        reportPageError('render', error);
        restoreServerMarkup(container);
      },
    });
  });
}
