import type { WorkerMessage } from './worker-messages';

/** What the visitor may have to be told. */
export type OfflineEvent =
  /** The network has gone. */
  | { type: 'network' }
  /** A new version waits to be taken up. */
  | { type: 'update'; worker: ServiceWorker }
  /** What waits to be sent, and what became of the rest. */
  | WorkerMessage;
