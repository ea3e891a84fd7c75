import type { Logger } from 'pino';
import { z } from 'zod';

interface ContentChangesOptions {
  apiOrigin: string;
  /** By which the API knows our own servers; null: it refuses. */
  secret: string | null;
  /**
   * Called at every change of published content, and whenever changes may have been missed.
   *
   * @param tags what changed; undefined for anything.
   */
  onChange: (tags?: readonly string[]) => void;
  logger: Logger;
}

const CHANGES_PATH = '/api/blog/changes';
const RECONNECT_DELAY_MS = 300;
/** The API sends a heartbeat every 15 s, so a stream that is silent for longer is dead. */
const SILENCE_LIMIT_MS = 40_000;

const CHANGE = z.object({
  version: z.union([z.string().regex(/^\d{1,19}$/), z.int().nonnegative()]).transform(BigInt),
  tags: z.array(z.string()).nullable(),
});
type Change = z.infer<typeof CHANGE>;

/** Subscribes to the API's event stream of content changes, and reconnects whenever it ends. */
export class ContentChanges {
  readonly #abort = new AbortController();
  #isConnected = false;
  #lastVersion: bigint | undefined;
  #hasWarnedOfSecret = false;

  constructor(private readonly options: ContentChangesOptions) {}

  /** Whether changes arrive now. While they do not, cached pages are fresh for a second only. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  start(): void {
    void this.#subscribe();
  }

  stop(): void {
    this.#abort.abort();
  }

  async #subscribe(): Promise<void> {
    while (!this.#abort.signal.aborted) {
      try {
        await this.#readStream();
      } catch (error) {
        if (this.#isConnected)
          this.options.logger.warn({ reason: String(error) }, 'stream of content changes lost');
      }
      this.#isConnected = false;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS).unref());
    }
  }

  async #readStream(): Promise<void> {
    const silence = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, silence.signal]);
    const { apiOrigin, secret } = this.options;
    const response = await fetch(apiOrigin + CHANGES_PATH, {
      signal,
      headers: { Accept: 'text/event-stream', ...(secret ? { Authorization: `Bearer ${secret}` } : {}) },
    });
    if (response.status === 404) this.#warnOfSecret();
    if (!response.ok || !response.body) throw new Error(`the stream responded with ${response.status}`);
    let watchdog = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
    try {
      let buffered = '';
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
        const events = (buffered + text).split(/\r?\n\r?\n/);
        buffered = events.pop() ?? '';
        for (const event of events) this.#receive(event);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  #warnOfSecret(): void {
    if (!this.#hasWarnedOfSecret)
      this.options.logger.warn(
        'the API does not take INTERNAL_SECRET, so pages are fresh for a second only',
      );
    this.#hasWarnedOfSecret = true;
  }

  /** The first event of a connection names the present version: if it is the last one received, nothing was missed. */
  #receive(event: string): void {
    const change = readChange(event);
    if (!change) return;
    const { version, tags } = change;
    if (version !== this.#lastVersion) {
      const isNext =
        this.#isConnected && this.#lastVersion !== undefined && version === this.#lastVersion + 1n;
      this.#lastVersion = version;
      this.options.onChange((isNext && tags) || undefined);
    }
    this.#isConnected = true;
  }
}

function readChange(event: string): Change | undefined {
  const data = event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('\n');
  return data ? CHANGE.safeParse(JSON.parse(data)).data : undefined;
}
