import type { WorkerMessage } from './worker-messages';

/** What the visitor may be notified of. */
export type OfflineEvent =
  /** The network has gone. */
  | { type: 'network' }
  /** A new version waits to be taken up. */
  | { type: 'update'; worker: ServiceWorker }
  /** The queued forms, and what became of the rest. */
  | WorkerMessage;
