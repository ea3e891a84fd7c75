import type { WorkerMessage } from '../src/service-worker/worker-messages';
import { scope } from './worker-scope';

/** Sends a message to every open page of the site. */
export async function notifyPages(message: WorkerMessage): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}
