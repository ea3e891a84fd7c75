/** Address of the service worker; at the root, so that every page is in its scope. */
export const WORKER_PATH = '/service-worker.js';

/** A form that was submitted without a network, or its outcome. */
export interface FormSubmission {
  /** The Idempotency-Key, by which the API ignores a repeated submission. */
  key: string;
  kind: 'newsletter' | 'contact' | 'notify';
  /** Milliseconds since 1970. */
  queuedAt: number;
  state: 'queued' | 'sent' | 'refused';
  /** The fields as they were sent. */
  fields: Record<string, unknown>;
  /** Of a refused submission: the API's sentence. */
  reason?: string;
}

/** From a page to the worker. */
export type PageMessage =
  /** The page is idle: queued forms may be sent, pages may be prefetched. */
  | { type: 'idle' }
  /** A page was shown that the worker may not have fetched: the first one, or one after a client navigation. */
  | { type: 'visited'; address: string }
  /** The network is back. */
  | { type: 'online' }
  /** A submission is not to be sent, or its outcome has been read. */
  | { type: 'forget-form'; key: string }
  /** The visitor activated the new version. */
  | { type: 'activate' };

/** From the worker to its pages. */
export interface WorkerMessage {
  type: 'forms';
  forms: FormSubmission[];
}

/** An event that the visitor is notified of. */
export type OfflineEvent =
  /** The network is gone; `isKnown` where the visitor was notified of it already. */
  | { type: 'network'; isKnown?: boolean }
  /** A new version waits to be activated. */
  | { type: 'update'; worker: ServiceWorker }
  /** The queued forms, and the outcomes of the others. */
  | WorkerMessage;
