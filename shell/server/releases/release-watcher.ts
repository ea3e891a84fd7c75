import type { Logger } from 'pino';
import { REMOTE_NAMES, type RemoteName } from '../../src/remotes/remote-names';
import type { ShellConfig } from '../config/env';
import { checkRoutes } from './check-routes';
import { fetchManifest, loadRelease, UnreachableOrigin } from './load-release';
import type { Release } from './release';

interface ReleaseWatcherOptions {
  config: ShellConfig;
  /** What each remote may call as `fetch` on this server. */
  fetchFor: (name: RemoteName) => typeof fetch;
  /** Called after a new release was loaded. */
  onChange: () => void;
  logger: Logger;
}

/**
 * Follows each remote's live release. The last good one stays when the newest cannot be loaded; a refused
 * version is not tried again until its origin names another.
 */
export class ReleaseWatcher {
  readonly #options: ReleaseWatcherOptions;
  readonly #live = new Map<RemoteName, Release>();
  readonly #refused = new Map<RemoteName, string>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: ReleaseWatcherOptions) {
    this.#options = options;
  }

  /** Polls every origin once, then every `releasePollMilliseconds`. */
  async start(): Promise<void> {
    await this.#look();
    this.#scheduleNext();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** The releases to render with now. */
  live(): ReadonlyMap<RemoteName, Release> {
    return this.#live;
  }

  #scheduleNext(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#look().then(() => this.#scheduleNext());
    }, this.#options.config.releasePollMilliseconds);
  }

  async #look(): Promise<void> {
    const changed = await Promise.all(REMOTE_NAMES.map((name) => this.#follow(name)));
    if (changed.includes(true)) this.#options.onChange();
  }

  async #follow(name: RemoteName): Promise<boolean> {
    const { config, fetchFor, logger } = this.#options;
    if (name === 'admin' && !config.isAdminInShell) return false;
    const origins = config.remotes[name];
    let identity: string | undefined;
    try {
      const manifest = await fetchManifest(name, origins);
      identity = JSON.stringify(manifest);
      if (this.#live.get(name)?.manifest.version === manifest.version) return false;
      if (this.#refused.get(name) === identity) return false;
      const release = await loadRelease(name, manifest, origins, fetchFor(name));
      checkRoutes(release, this.#live);
      this.#live.set(name, release);
      this.#refused.delete(name);
      logger.info({ remote: name, version: manifest.version }, 'release taken up');
      return true;
    } catch (error) {
      // An unreachable origin is polled again; only a release that was fetched and failed a check is refused.
      if (identity && !(error instanceof UnreachableOrigin)) this.#refused.set(name, identity);
      logger.warn(
        { remote: name, reason: error instanceof Error ? error.message : String(error) },
        'release not taken up',
      );
      return false;
    }
  }
}
