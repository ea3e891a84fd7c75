import type { Letter } from '../src/offline/worker-messages';
import { CACHES } from './cache-names';

const addressOf = (key: string) => `/brev/${encodeURIComponent(key)}`;

/** Keeps what became of a letter until the visitor has read it. */
export async function rememberOutcome(letter: Letter): Promise<void> {
  const cache = await caches.open(CACHES.outcomes);
  await cache.put(addressOf(letter.key), Response.json(letter));
}

export async function listOutcomes(): Promise<Letter[]> {
  const cache = await caches.open(CACHES.outcomes);
  const answers = await cache.matchAll();
  return Promise.all(
    answers.map(async (answer) => {
      // This worker wrote it, so its shape is taken on trust.
      const letter: Letter = await answer.json();
      return letter;
    }),
  );
}

export async function dropOutcome(key: string): Promise<void> {
  const cache = await caches.open(CACHES.outcomes);
  await cache.delete(addressOf(key));
}
