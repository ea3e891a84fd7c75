import type { FormSubmission } from '../src/service-worker/worker-messages';
import { CACHES } from './cache-names';

const addressOf = (key: string) => `/form-outcomes/${encodeURIComponent(key)}`;

/** Stores the outcome of a queued form until the visitor has read it. */
export async function rememberOutcome(form: FormSubmission): Promise<void> {
  const cache = await caches.open(CACHES.outcomes);
  await cache.put(addressOf(form.key), Response.json(form));
}

export async function listOutcomes(): Promise<FormSubmission[]> {
  const cache = await caches.open(CACHES.outcomes);
  // This worker wrote them, so they are not validated.
  return Promise.all((await cache.matchAll()).map((response): Promise<FormSubmission> => response.json()));
}

export async function dropOutcome(key: string): Promise<void> {
  const cache = await caches.open(CACHES.outcomes);
  await cache.delete(addressOf(key));
}
