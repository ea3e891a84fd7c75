import { readRegistry, type Registry, type Remote } from '@stillsam/releases/registry';
import { LiveReleases } from './live-releases';
import type { Canary, Release } from './release';
import type { RemoteReleasesOptions, RemoteState } from './remote-releases';
import type { Verdict } from './try-release';

interface ReleaseWatcherOptions extends RemoteReleasesOptions {
  /** A file's path, or an address. */
  registryLocation: string;
  /** Whether the remotes of the admin are served here. */
  isAdminInShell: boolean;
  pollMilliseconds: number;
}

/** Follows the registry and the pointers of its remotes. */
export class ReleaseWatcher {
  readonly #options: ReleaseWatcherOptions;
  #registry: Registry | undefined;
  #live: LiveReleases;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** A fault that stays is one line of the log. */
  #lastWarning: string | undefined;

  constructor(options: ReleaseWatcherOptions) {
    this.#options = options;
    this.#live = this.#start([]);
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

  /** The stable releases, by the name of the remote. */
  live(): ReadonlyMap<string, Release> {
    return this.#live.stable();
  }

  /** Those that a share of the visitors gets, by the name of the remote. */
  canaries(): ReadonlyMap<string, Canary> {
    return this.#live.canaries();
  }

  states(): Record<string, RemoteState> {
    return this.#live.states();
  }

  /** Tries a version that need not be live. @throws when it cannot be fetched or evaluated. */
  try(name: string, version: string): Promise<Verdict> {
    return this.#live.try(name, version);
  }

  /** Called after an error of a release: it may be one too many. */
  judgeHealth(name: string, version: string): void {
    this.#live.judgeHealth(name, version).catch((error: unknown) => {
      this.#options.logger.error({ remote: name, version, reason: String(error) }, 'release not taken back');
    });
  }

  #start(remotes: readonly Remote[]): LiveReleases {
    const live: LiveReleases = new LiveReleases(remotes, {
      ...this.#options,
      // Those of a new registry go live together.
      onChange: () => live === this.#live && this.#options.onChange(),
    });
    return live;
  }

  #scheduleNext(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.#look().then(() => this.#scheduleNext());
    }, this.#options.pollMilliseconds);
  }

  async #look(): Promise<void> {
    if (!(await this.#followRegistry())) await this.#live.follow();
  }

  /** @returns whether there is another registry than before. */
  async #followRegistry(): Promise<boolean> {
    const { registryLocation, kept, logger } = this.#options;
    try {
      const registry = await readRegistry(registryLocation);
      if (JSON.stringify(registry) === JSON.stringify(this.#registry)) return false;
      await this.#useRegistry(registry);
      await kept.keepRegistry(registry);
      this.#lastWarning = undefined;
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.#lastWarning) logger.warn({ reason }, 'registry not read or not kept');
      this.#lastWarning = reason;
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
    const before = this.#live;
    const next = this.#start(remotes);
    await next.follow();
    await next.restore();
    this.#registry = registry;
    this.#live = next;
    onChange();
    before.retire();
  }
}
