import { LRUCache } from 'lru-cache';

interface StoredAnswer {
  status: number;
  body: string;
  contentType: string;
  generation: number;
  storedAt: number;
}

interface ApiAnswersOptions {
  apiOrigin: string;
  /** Whether content changes are being heard; if not, answers are fresh for a second only. */
  isListening: () => boolean;
  now?: () => number;
}

const TIMEOUT_MS = 3000;
const MAX_BYTES = 32 * 1024 * 1024;
const FRESH_WITHOUT_STREAM_MS = 1000;

/**
 * The API's public answers, kept until content changes. Lent to remotes as their `fetch` on this server: it
 * reaches GET addresses of the API and nothing else. An answer that cannot be renewed is served as it was.
 */
export class ApiAnswers {
  readonly #options: ApiAnswersOptions;
  readonly #now: () => number;
  readonly #stored = new LRUCache<string, StoredAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, url) => answer.body.length * 2 + url.length * 2 + 200,
  });
  readonly #underWay = new Map<string, Promise<StoredAnswer>>();
  #generation = 0;
  #lastFailureAt = -Infinity;

  constructor(options: ApiAnswersOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Every stored answer has to be asked for anew. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** Milliseconds, on this object's clock, when the API last failed to answer. */
  get lastFailureAt(): number {
    return this.#lastFailureAt;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (
      request.method !== 'GET' ||
      url.origin !== this.#options.apiOrigin ||
      !url.pathname.startsWith('/api/')
    ) {
      throw new TypeError(
        `A remote may only read the API on the server, not ${request.method} ${url.origin}`,
      );
    }
    const answer = await this.#answer(url.pathname + url.search);
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'Content-Type': answer.contentType },
    });
  };

  async #answer(path: string): Promise<StoredAnswer> {
    const stored = this.#stored.get(path);
    if (stored && this.#isFresh(stored)) return stored;
    try {
      return await this.#renew(path);
    } catch (error) {
      this.#lastFailureAt = this.#now();
      if (stored) return stored;
      throw error;
    }
  }

  #isFresh(stored: StoredAnswer): boolean {
    if (stored.generation !== this.#generation) return false;
    return this.#options.isListening() || this.#now() - stored.storedAt < FRESH_WITHOUT_STREAM_MS;
  }

  #renew(path: string): Promise<StoredAnswer> {
    // A change while a call is under way must not be answered from before it: the generation is in the key.
    const generation = this.#generation;
    const key = `${generation} ${path}`;
    let call = this.#underWay.get(key);
    if (!call) {
      call = this.#ask(path, generation).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, call);
    }
    return call;
  }

  async #ask(path: string, generation: number): Promise<StoredAnswer> {
    const response = await fetch(this.#options.apiOrigin + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Accept: 'application/json' },
    });
    if (response.status >= 500 || response.status === 429)
      throw new TypeError(`The API answered ${response.status}`);
    const answer: StoredAnswer = {
      status: response.status,
      body: await response.text(),
      contentType: response.headers.get('Content-Type') ?? 'application/json',
      generation,
      storedAt: this.#now(),
    };
    const isNewest = generation >= (this.#stored.peek(path)?.generation ?? 0);
    if (response.status < 400 && isNewest) this.#stored.set(path, answer);
    return answer;
  }
}

/** What a remote without any need of the API is lent. */
export const refuseFetch: typeof fetch = () =>
  Promise.reject(new TypeError('This remote may not call anyone'));
