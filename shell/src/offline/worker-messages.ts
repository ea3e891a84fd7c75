/** Address of the service worker; at the root, so that every page is in its scope. */
export const WORKER_PATH = '/service-worker.js';

/** A form that was sent without a network, or what became of it. */
export interface Letter {
  /** Made for the letter; the API knows a letter that comes twice by it. */
  key: string;
  kind: 'newsletter' | 'contact' | 'notify';
  /** Milliseconds since 1970. */
  keptAt: number;
  state: 'waiting' | 'sent' | 'refused';
  /** The fields as they were sent. */
  fields: Record<string, unknown>;
  /** Of a refused letter: the API's sentence. */
  reason?: string;
}

/** From a page to the worker. */
export type PageMessage =
  /** The page has come to rest: letters may go, pages may be fetched ahead. */
  | { type: 'at-rest' }
  /** A page was shown that the worker may not have fetched: the first one, or one the router went to. */
  | { type: 'visited'; address: string }
  /** The network is back. */
  | { type: 'send-letters' }
  /** The letter is not to be sent, or what became of it has been read. */
  | { type: 'forget-letter'; key: string }
  /** The visitor asked for the new version. */
  | { type: 'take-over' };

/** From the worker to its pages. */
export interface WorkerMessage {
  type: 'letters';
  letters: Letter[];
}
