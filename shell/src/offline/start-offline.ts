import type { OfflineEvent } from './offline-events';
import { WORKER_PATH, type PageMessage, type WorkerMessage } from './worker-messages';
import { trustedTypes } from '../config/trusted-types';

/** As far as the site's router is needed here. */
interface VisitedPages {
  subscribe(listener: () => void): () => void;
}

/** Milliseconds after which a page that is never idle counts as quiet. */
const QUIET_LIMIT_MS = 10_000;

/** Keeps the site on the device, once the page has nothing else to do. What it has to say comes in a chunk of its own. */
export function startOffline(router: VisitedPages): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const send = (message: PageMessage) =>
    void workers.ready.then(({ active }) => active?.postMessage(message));
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => report(data));
  window.addEventListener('online', () => send({ type: 'send-letters' }));
  window.addEventListener('offline', () => report({ type: 'network' }));
  whenQuiet(() => {
    if (!navigator.onLine) report({ type: 'network' });
    workers
      .register(workerUrl())
      .then((registration) => {
        watchForUpdate(registration);
        send({ type: 'at-rest' });
        let shown = '';
        const visit = () => {
          if (shown === window.location.href) return;
          shown = window.location.href;
          send({ type: 'visited', address: shown });
        };
        visit();
        router.subscribe(visit);
      })
      // Where there can be no worker the site is what it is without one.
      .catch(() => undefined);
  });
}

/** A version that waits is told of, unless it is the first. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting && registration.active) report({ type: 'update', worker: registration.waiting });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
}

/** Without the chunk nothing is said, and nothing is lost: the next page hears of it again. */
function report(event: OfflineEvent): void {
  import(/* webpackChunkName: "offline-notices" */ './offline-notices').then(
    ({ showNotice }) => showNotice(event),
    () => undefined,
  );
}

function whenQuiet(run: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: QUIET_LIMIT_MS });
    else setTimeout(run, QUIET_LIMIT_MS / 4);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

function workerUrl(): string {
  const rules = { createScriptURL: () => WORKER_PATH };
  const policy = trustedTypes()?.createPolicy('stillsam-offline', rules) ?? rules;
  return policy.createScriptURL(WORKER_PATH);
}
