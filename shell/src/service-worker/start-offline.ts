import { notified } from './notified';
import { WORKER_PATH, type OfflineEvent, type PageMessage, type WorkerMessage } from './worker-contract';
import { scriptUrlPolicy } from '../document/trusted-types';
import { whenLoadedAndIdle } from '../when-idle';

/** The part of the site's router that is used here. */
interface VisitedPages {
  subscribe(listener: () => void): () => void;
}

/** Milliseconds after which a page that is never idle counts as idle. */
const IDLE_LIMIT_MS = 10_000;

/** Registers the service worker once the page is idle. Its notices are in a chunk of their own. */
export function startOffline(router: VisitedPages): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const send = (message: PageMessage) =>
    void workers.ready.then(({ active }) => active?.postMessage(message));
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => report(data));
  window.addEventListener('online', () => {
    notified.clear();
    send({ type: 'online' });
  });
  window.addEventListener('offline', () => report({ type: 'network' }));
  whenLoadedAndIdle(() => {
    if (navigator.onLine) notified.clear();
    else report({ type: 'network' });
    workers
      .register(workerUrl())
      .then((registration) => {
        watchForUpdate(registration);
        send({ type: 'idle' });
        let shown = '';
        const visit = () => {
          if (shown === window.location.href) return;
          shown = window.location.href;
          send({ type: 'visited', address: shown });
        };
        visit();
        router.subscribe(visit);
      })
      // Where no worker can be registered, the site works online only.
      .catch(() => undefined);
  }, IDLE_LIMIT_MS);
}

/** A waiting version is reported, unless it is the first. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const notify = () => {
    if (registration.waiting && registration.active) report({ type: 'update', worker: registration.waiting });
  };
  notify();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notify);
  });
}

/** Shows nothing where the chunk fails to load: the next page reports the event again. */
function report(event: OfflineEvent): void {
  import(/* webpackChunkName: "offline-notices" */ './offline-notices').then(
    ({ showNotice }) => showNotice(event),
    () => undefined,
  );
}

function workerUrl(): string {
  const policy = scriptUrlPolicy('stillsam-offline', { createScriptURL: () => WORKER_PATH });
  return policy.createScriptURL(WORKER_PATH);
}
