/** Names of what a page shows, by which it is dropped when that changes. The API names posts and lists (ADR 92). */

/** Of the API's responses, and of pages for a CDN. */
export const TAGS_HEADER = 'Surrogate-Key';

/** Every change of a post touches it. */
export const ANY_POST = 'posts';
/** Every page has it. */
export const EVERY_PAGE = 'page';

/** Of more tags the cards give way to `posts`: CDNs take 16 kB of header at most, and a tag is some 15 bytes. */
const MAX_TAGS = 100;
const CARD = 'card:';
const TAG = /^[a-z]+(?::[\w.-]{1,100})?$/;

/** The tags of a response's header; a response that names nothing may show any post. */
export function readTags(header: string | null): string[] {
  if (header === null) return [ANY_POST];
  const tags = header.split(/\s+/).filter((tag) => tag !== '');
  return tags.every((tag) => TAG.test(tag)) ? tags : [ANY_POST];
}

/** The tags without repetition, few enough for a header. */
export function boundTags(tags: readonly string[]): string[] {
  const unique = [...new Set(tags)];
  if (unique.length <= MAX_TAGS) return unique;
  return [...new Set([...unique.filter((tag) => !tag.startsWith(CARD)), ANY_POST])].slice(-MAX_TAGS);
}

/** A `fetch`, and what its responses showed. */
interface TaggedFetch {
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
