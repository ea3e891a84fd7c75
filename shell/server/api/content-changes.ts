import type { Logger } from 'pino';

interface ContentChangesOptions {
  apiOrigin: string;
  /** Called at every change of published content, and whenever changes may have been missed. */
  onChange: () => void;
  logger: Logger;
}

/** For servers alone: each stream holds a connection for as long as it likes. */
export const CHANGES_PATH = '/api/blog/changes';
const RECONNECT_DELAY_MS = 300;
/** The API sends a heartbeat every 15 s; a stream silent for longer is taken for dead. */
const SILENCE_LIMIT_MS = 40_000;

/** Listens to the API's stream of content changes, for as long as the process lives. */
export class ContentChanges {
  readonly #options: ContentChangesOptions;
  readonly #abort = new AbortController();
  #isConnected = false;
  #lastVersion: string | undefined;

  constructor(options: ContentChangesOptions) {
    this.#options = options;
  }

  /** Whether a change would be heard of now. Without that, cached answers are to be asked for anew. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  start(): void {
    void this.#listen();
  }

  stop(): void {
    this.#abort.abort();
  }

  async #listen(): Promise<void> {
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
    if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
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

  /** The first event names the present version: equal to the last one heard, nothing was missed. */
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
