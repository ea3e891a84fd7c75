import { setRuntimeConfig } from '@stillsam/platform';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { APP_ID, PAGE_DATA_ID, pinOfPath, type PageData } from './document/page-data';
import { takeEarlyClick } from './document/replay-early-clicks';
import { setAnalyticsConfig } from './consent/analytics-config';
import { reportPageError, startErrorReports } from './errors/report-errors';
import { followBuilds } from './development/follow-builds';
import { startOffline } from './service-worker/start-offline';
import { applyUpdate, registerPins } from './remotes/browser-remotes';
import { keepServerMarkup, restoreServerMarkup } from './remotes/remote-region';
import { createPageRouter, type PageRouter } from './routing/create-page-router';
import { startReadingCounter } from './views/reading-counter';
import { takeLetterVisit } from './views/take-letter-visit';
import { countView } from './views/view-token';

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
  registerPins(page.remotes);
  startErrorReports(page);
  const router = await createPageRouter(page);
  takeEarlyClick();
  hydrate(container, router, page.hydration);
  if (page.isOfflineOn) startOffline(router);
  const showReading = startReadingCounter();
  const countViewHere = () => {
    const { pathname } = window.location;
    countView(pinOfPath(page, pathname));
    showReading(pathname);
  };
  countViewHere();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') countViewHere();
  });
}

function hydrate(container: HTMLElement, router: PageRouter, { errors }: PageData['hydration']): void {
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

/** Reads the page data out of the document. Our own server wrote it, so it is not validated. */
function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error('The document holds no page data');
  const page: PageData = JSON.parse(block.textContent);
  return page;
}
