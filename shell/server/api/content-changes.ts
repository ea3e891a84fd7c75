import type { Logger } from 'pino';

interface ContentChangesOptions {
  apiOrigin: string;
  /** Called at every change of published content, and whenever changes may have been missed. */
  onChange: () => void;
  logger: Logger;
}

const CHANGES_PATH = '/api/blog/changes';
const RECONNECT_DELAY_MS = 300;
/** The API sends a heartbeat every 15 s, so a stream that is silent for longer is dead. */
const SILENCE_LIMIT_MS = 40_000;

/** Subscribes to the API's event stream of content changes, and reconnects whenever it ends. */
export class ContentChanges {
  readonly #options: ContentChangesOptions;
  readonly #abort = new AbortController();
  #isConnected = false;
  #lastVersion: string | undefined;

  constructor(options: ContentChangesOptions) {
    this.#options = options;
  }

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
          this.#options.logger.warn({ reason: String(error) }, 'stream of content changes lost');
      }
      this.#isConnected = false;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS).unref());
    }
  }

  async #readStream(): Promise<void> {
    const silence = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, silence.signal]);
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
        events.forEach((event) => this.#receive(event));
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  /** The first event of a connection names the present version: if it is the last one received, nothing was missed. */
  #receive(event: string): void {
    const data = event
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trim())
      .join('\n');
    if (!data) return;
    const version = readVersion(data);
    if (version === undefined) return;
    this.#isConnected = true;
    if (version === this.#lastVersion) return;
    this.#lastVersion = version;
    this.#options.onChange();
  }
}

function readVersion(data: string): string | undefined {
  const parsed: unknown = JSON.parse(data);
  if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return undefined;
  return String(parsed.version);
}
