import type { WorkerMessage } from './worker-messages';

/** An event that the visitor is notified of. */
export type OfflineEvent =
  /** The network is gone; `isKnown` where the visitor was notified of it already. */
  | { type: 'network'; isKnown?: boolean }
  /** A new version waits to be activated. */
  | { type: 'update'; worker: ServiceWorker }
  /** The queued forms, and the outcomes of the others. */
  | WorkerMessage;
