import { readRegistry, type Registry, type Remote } from '@stillsam/releases/registry';
import type { Release } from './release';
import { LiveReleases, type LiveReleasesOptions, type RemoteState } from './live-releases';
import { retire } from './start-release';
import type { Verdict } from './try-release';

interface ReleaseWatcherOptions extends LiveReleasesOptions {
  /** A file's path, or an address. */
  registryLocation: string;
  /** Whether the remotes of the admin are served here. */
  isAdminInShell: boolean;
  pollMilliseconds: number;
  /** Called after another registry or release was taken up. */
  onChange: () => void;
}

/** Follows the registry and the pointers of its remotes. */
export class ReleaseWatcher {
  readonly #options: ReleaseWatcherOptions;
  #registry: Registry | undefined;
  #live: LiveReleases;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: ReleaseWatcherOptions) {
    this.#options = options;
    this.#live = new LiveReleases([], options);
  }

  /** Takes up what the registry and the pointers name, or what was kept, then polls. */
  async start(): Promise<void> {
    if (!(await this.#followRegistry())) await this.#useKeptRegistry();
    this.#scheduleNext();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#live.close();
  }

  /** The remotes that this shell serves, in the order in which their routes are mounted. */
  remotes(): readonly Remote[] {
    return this.#live.remotes;
  }

  /** The releases to render with now, by the name of the remote. */
  live(): ReadonlyMap<string, Release> {
    return this.#live.releases;
  }

  states(): Record<string, RemoteState> {
    return this.#live.states();
  }

  /** Tries a version that need not be live. @throws when it cannot be fetched or evaluated. */
  try(name: string, version: string): Promise<Verdict> {
    return this.#live.try(name, version);
  }

  #scheduleNext(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#look().then(() => this.#scheduleNext());
    }, this.#options.pollMilliseconds);
  }

  async #look(): Promise<void> {
    if (await this.#followRegistry()) return;
    if (await this.#live.follow()) this.#options.onChange();
  }

  /** @returns whether there is another registry than before. */
  async #followRegistry(): Promise<boolean> {
    const { registryLocation, kept, logger } = this.#options;
    try {
      const registry = await readRegistry(registryLocation);
      if (JSON.stringify(registry) === JSON.stringify(this.#registry)) return false;
      await this.#useRegistry(registry);
      await kept.keepRegistry(registry);
      return true;
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'registry not read');
      return false;
    }
  }

  async #useKeptRegistry(): Promise<void> {
    const registry = await readRegistry(this.#options.kept.registryFile).catch(() => null);
    if (registry) await this.#useRegistry(registry);
  }

  /** Every release starts anew, because its workers know who owns which address. Pages are served meanwhile. */
  async #useRegistry(registry: Registry): Promise<void> {
    const { isAdminInShell, onChange } = this.#options;
    const remotes = registry.remotes.filter(({ area }) => isAdminInShell || area !== 'admin');
    const before = this.live();
    const next = new LiveReleases(remotes, this.#options);
    await next.follow();
    await next.restore();
    this.#registry = registry;
    this.#live = next;
    onChange();
    for (const release of before.values()) retire(release);
  }
}
