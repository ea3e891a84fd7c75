import { readTags, TAGS_HEADER } from './content-tags';

/** A `fetch`, and what its responses showed. */
export interface TaggedFetch {
  fetch: typeof globalThis.fetch;
  /**
   * @returns the tags of the responses since the last call; null after a request that failed, because what it would have
   * shown is unknown.
   */
  take: () => string[] | null;
}

/** Notes what the responses of a `fetch` show. A worker renders one page at a time, so they are the page's. */
export function collectTags(send: typeof globalThis.fetch): TaggedFetch {
  let tags: Set<string> | null = new Set();
  return {
    async fetch(input, init) {
      try {
        const response = await send(input, init);
        for (const tag of readTags(response.headers.get(TAGS_HEADER))) tags?.add(tag);
        return response;
      } catch (error) {
        tags = null;
        throw error;
      }
    },
    take() {
      const taken = tags && [...tags];
      tags = new Set();
      return taken;
    },
  };
}
