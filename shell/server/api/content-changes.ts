import type { Logger } from 'pino';
import { z } from 'zod';

interface ContentChangesOptions {
  apiOrigin: string;
  /**
   * Called at every change of published content, and whenever changes may have been missed.
   *
   * @param tags what changed; undefined for anything.
   */
  onChange: (tags?: readonly string[]) => void;
  logger: Logger;
}

const CHANGES_PATH = '/api/blog/changes';
const RECEIPTS_PATH = '/api/blog/changes/received';
const RECEIPT_TIMEOUT_MS = 2000;
/** A version that another API process has and the stream does not bring for so long has got lost. */
const PATIENCE_MS = 2000;
const RECONNECT_DELAY_MS = 300;
/** The API sends a heartbeat every 15 s, so a stream that is silent for longer is dead. */
const SILENCE_LIMIT_MS = 40_000;

const CHANGE = z.object({
  version: z.union([z.string().regex(/^\d{1,19}$/), z.int().nonnegative()]).transform(BigInt),
  // An API of the release before names neither.
  tags: z.array(z.string()).nullish(),
  follower: z.string().optional(),
});
type Change = z.infer<typeof CHANGE>;

/**
 * Subscribes to the API's event stream of content changes, and reconnects whenever it ends. Each version is
 * acknowledged once `onChange` has returned: a save waits for that.
 */
export class ContentChanges {
  readonly #options: ContentChangesOptions;
  readonly #abort = new AbortController();
  #isConnected = false;
  #lastVersion: bigint | undefined;
  #follower: string | undefined;
  /** Ends the present connection. */
  #reconnect: () => void = () => {};
  #lagTimer: NodeJS.Timeout | undefined;

  constructor(options: ContentChangesOptions) {
    this.#options = options;
  }

  /** Whether changes arrive now. While they do not, cached pages are fresh for a second only. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** The newest version that has arrived; undefined while changes do not arrive. */
  get version(): bigint | undefined {
    return this.#isConnected ? this.#lastVersion : undefined;
  }

  /** An API process has reached a version: where the stream lags behind it for long, another one is opened. */
  expect(version: bigint): void {
    if (this.#lagTimer || this.version === undefined || version <= this.version) return;
    this.#lagTimer = setTimeout(() => {
      this.#lagTimer = undefined;
      if (this.version !== undefined && version > this.version) this.#reconnect();
    }, PATIENCE_MS).unref();
  }

  start(): void {
    void this.#subscribe();
  }

  stop(): void {
    clearTimeout(this.#lagTimer);
    this.#abort.abort();
  }

  async #subscribe(): Promise<void> {
    while (!this.#abort.signal.aborted) {
      try {
        await this.#readStream();
      } catch (error) {
        if (this.#isConnected)
          this.#options.logger.warn({ reason: String(error) }, 'stream of content changes lost');
      }
      this.#isConnected = false;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS).unref());
    }
  }

  async #readStream(): Promise<void> {
    const silence = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, silence.signal]);
    this.#reconnect = () => silence.abort();
    this.#follower = undefined;
    const response = await fetch(this.#options.apiOrigin + CHANGES_PATH, {
      signal,
      headers: { Accept: 'text/event-stream' },
    });
    if (!response.ok || !response.body) throw new Error(`the stream responded with ${response.status}`);
    let watchdog = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
    try {
      let buffered = '';
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
        const events = (buffered + text).split(/\r?\n\r?\n/);
        buffered = events.pop() ?? '';
        for (const event of events) await this.#receive(event);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  /**
   * The first event of a connection names the present version: if it is the last one received, nothing was missed. The
   * stream counts as connected once the API knows that this shell is to be waited for.
   */
  async #receive(event: string): Promise<void> {
    const change = readChange(event);
    if (!change) return;
    const { version, tags, follower } = change;
    if (version !== this.#lastVersion) {
      const isNext =
        this.#isConnected && this.#lastVersion !== undefined && version === this.#lastVersion + 1n;
      this.#lastVersion = version;
      this.#options.onChange((isNext && tags) || undefined);
    }
    this.#follower ??= follower;
    const receipt = this.#acknowledge(version);
    if (!this.#isConnected) {
      await receipt;
      this.#isConnected = true;
    } else {
      // A receipt that is lost costs a save its longest wait, and no more.
      receipt.catch(() => {});
    }
  }

  /** An API of the release before has no address for it, and waits for nobody. */
  async #acknowledge(version: bigint): Promise<void> {
    if (!this.#follower) return;
    const response = await fetch(this.#options.apiOrigin + RECEIPTS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ follower: this.#follower, version: String(version) }),
      signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(RECEIPT_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
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
