import { errorText } from '@stillsam/http-server/error-text';
import { repeat } from '@stillsam/http-server/repeat';
import { readRegistry, type Registry, type Remote } from '@stillsam/releases/registry';
import type { Canary, Release, ReleaseName } from './release';
import { LiveReleases } from './live-releases';
import type { RemoteReleasesOptions, RemoteState } from './remote-releases';
import type { Verdict } from './try-release';

export interface ReleaseWatcherOptions extends RemoteReleasesOptions {
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
  #loop: ReturnType<typeof repeat> | undefined;
  /** It may be stopped while it starts. */
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
    if (!this.#isStopped)
      this.#loop = repeat(() => this.#look(), { everyMs: this.#options.pollMilliseconds });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    // A trial that runs would take seconds; it ends with its workers.
    void this.#loop?.stop();
    await this.#live.close();
  }

  /** The remotes that this shell serves, in the order in which their routes are mounted. */
  remotes(): readonly Remote[] {
    return this.#live.remotes;
  }

  /** The remotes of the admin, also where they are not served here. */
  backOffices(): Remote[] {
    return this.#registry?.remotes.filter(({ area }) => area === 'admin') ?? [];
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

  /** Whether a share of the visitors gets the release. */
  isServed({ part, version }: ReleaseName): boolean {
    const served = [this.live().get(part), this.canaries().get(part)?.release];
    return served.some((release) => release?.manifest.version === version);
  }

  /** Called after an error of a release: it may be one too many. */
  rollBackIfUnhealthy({ part, version }: ReleaseName): void {
    this.#live.rollBackIfUnhealthy(part, version).catch((error: unknown) => {
      this.#options.logger.error({ remote: part, version, reason: String(error) }, 'release not taken back');
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
      const reason = errorText(error);
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
