import { setRuntimeConfig } from '@stillsam/platform';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { APP_ID } from './config/page-data';
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
import { createPageRouter } from './routing/create-page-router';

/** Hydrates the server-rendered document. */
export async function start(): Promise<void> {
  const page = readPageData();
  if (process.env.NODE_ENV === 'development')
    followBuilds({ page, applyUpdate, reload: () => window.location.reload() });
  const container = document.getElementById(APP_ID);
  if (!container) throw new Error('The document holds no application');
  setRuntimeConfig(page.config);
  setAnalyticsConfig(page.analytics);
  registerPins(page.remotes);
  startErrorReports(page);
  const router = await createPageRouter(page);
  takeEarlyClick();
  // Where the server could not render the page there is nothing to keep.
  if (!page.hydration.errors) keepServerMarkup(container);
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
  if (page.area === 'public') {
    prefetchLinks(page, (onNavigated) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') onNavigated();
      }),
    );
  }
  if (page.isOfflineOn) startOffline(router);
}
