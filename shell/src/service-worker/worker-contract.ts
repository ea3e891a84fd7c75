/** Address of the service worker; at the root, so that every page is in its scope. */
export const WORKER_PATH = '/service-worker.js';

/** Configuration that the shell's server prepends to the worker's script. */
export interface WorkerConfig {
  /** Public origins of the remotes of the public pages. */
  assetOrigins: string[];
  /** Paths whose pages the worker does not handle: those of the admin, where the site has them. */
  privatePaths: string[];
  /** Addresses of the shell's own files, which are cached at the installation. */
  shellFiles: string[];
}

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

/** A page that opens without a network. */
export interface OfflineEntry {
  path: string;
  /** Without the brand. */
  title: string;
  kind: 'exercise' | 'article' | 'page';
}

/** An offline page in its current version. */
export interface OfflinePage extends OfflineEntry {
  etag: string;
}

/** The content of `/offline.json`: what the service worker prefetches. */
export interface OfflineList {
  pages: OfflinePage[];
  /** Every file that those pages may request, each with the hash of its live version. */
  files: { url: string; integrity: string }[];
}

export const OFFLINE_LIST_PATH = '/offline.json';
