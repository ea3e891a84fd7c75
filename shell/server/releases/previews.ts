import type { Remote } from '@stillsam/releases/registry';
import { fetchRelease } from './fetch-release';
import type { Release } from './release';
import { startRelease, type StartRenderer } from './start-release';

interface PreviewsOptions {
  remotes: () => readonly Remote[];
  startRenderer: StartRenderer;
}

/** Workers cost memory, so few previews run at a time. */
const MAX_PREVIEWS = 4;
/** A preview that nobody opens for so long ends. */
const IDLE_MS = 15 * 60 * 1000;

interface Started {
  starting: Promise<Release>;
  release: Release | null;
  timer: NodeJS.Timeout;
}

/** Releases that single browsers are shown, whether they are live or not. Each starts when it is first opened. */
export class Previews {
  readonly #started = new Map<string, Started>();

  constructor(private readonly options: PreviewsOptions) {}

  /** Those that run now. */
  releases(): Release[] {
    return [...this.#started.values()].flatMap(({ release }) => release ?? []);
  }

  /** @throws with one sentence when the release cannot be fetched or evaluated, or too many previews run. */
  async start(part: string, version: string): Promise<void> {
    const key = `${part}@${version}`;
    let started = this.#started.get(key);
    if (!started) {
      if (this.#started.size >= MAX_PREVIEWS) throw new Error('Too many previews run.');
      started = this.#begin(key, part, version);
      this.#started.set(key, started);
    }
    started.timer.refresh();
    await started.starting;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#started.keys()].map((key) => this.#end(key)));
  }

  #begin(key: string, part: string, version: string): Started {
    const starting = this.#load(part, version);
    const timer = setTimeout(() => void this.#end(key), IDLE_MS).unref();
    const started: Started = { starting, release: null, timer };
    starting.then(
      (release) => (started.release = release),
      () => this.#started.delete(key),
    );
    return started;
  }

  async #load(part: string, version: string): Promise<Release> {
    const { remotes, startRenderer } = this.options;
    const remote = remotes().find(({ name }) => name === part);
    if (!remote) throw new Error(`The registry lists no ${part}.`);
    return startRelease(remote, remotes(), await fetchRelease(remote, version), startRenderer);
  }

  async #end(key: string): Promise<void> {
    const started = this.#started.get(key);
    this.#started.delete(key);
    clearTimeout(started?.timer);
    await started?.release?.renderer.close();
  }
}
