import { errorText } from '@stillsam/http-server/error-text';
import { repeat } from '@stillsam/http-server/repeat';
import type { Trial } from '@stillsam/releases/answers';
import { readRegistry, type Registry, type Remote } from '@stillsam/releases/registry';
import type { Canary, Release, ReleaseName } from './release';
import { RemoteReleases, type RemoteReleasesOptions, type RemoteState } from './remote-releases';

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
  /** The releases of each remote that is served here. */
  #all: RemoteReleases[] = [];
  #loop: ReturnType<typeof repeat> | undefined;
  /** It may be stopped while it starts. */
  #isStopped = false;
  /** A fault that stays is one line of the log. */
  #lastWarning: string | undefined;

  constructor(options: ReleaseWatcherOptions) {
    this.#options = options;
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
    await Promise.all(this.#all.map((releases) => releases.close()));
  }

  /** The remotes that this shell serves, in the order in which their routes are mounted. */
  remotes(): readonly Remote[] {
    return this.#all.map(({ remote }) => remote);
  }

  /** The remotes of the admin, also where they are not served here. */
  backOffices(): Remote[] {
    return this.#registry?.remotes.filter(({ area }) => area === 'admin') ?? [];
  }

  /** The stable releases, by the name of the remote. */
  live(): ReadonlyMap<string, Release> {
    return stableOf(this.#all);
  }

  /** Those that a share of the visitors gets, by the name of the remote. */
  canaries(): ReadonlyMap<string, Canary> {
    return new Map(this.#all.flatMap(({ remote, canary }) => (canary ? [[remote.name, canary]] : [])));
  }

  states(): Record<string, RemoteState> {
    return Object.fromEntries(this.#all.map(({ remote, state }) => [remote.name, state]));
  }

  /** Tries a version that need not be live. @throws when it cannot be fetched or evaluated. */
  async try(name: string, version: string): Promise<Trial> {
    const releases = this.#find(name);
    if (!releases) throw new Error(`The registry lists no ${name}.`);
    return releases.try(version);
  }

  /** Whether a share of the visitors gets the release. */
  isServed({ part, version }: ReleaseName): boolean {
    const served = [this.live().get(part), this.canaries().get(part)?.release];
    return served.some((release) => release?.manifest.version === version);
  }

  /** Called after an error of a release: it may be one too many. */
  rollBackIfUnhealthy({ part, version }: ReleaseName): void {
    this.#find(part)
      ?.rollBackIfUnhealthy(version)
      .catch((error: unknown) => {
        this.#options.logger.error(
          { remote: part, version, reason: String(error) },
          'release not taken back',
        );
      });
  }

  #find(name: string): RemoteReleases | undefined {
    return this.#all.find(({ remote }) => remote.name === name);
  }

  async #look(): Promise<void> {
    if (!(await this.#followRegistry())) await Promise.all(this.#all.map((releases) => releases.follow()));
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
    const before = this.#all;
    const options: RemoteReleasesOptions = {
      ...this.#options,
      // Those of a new registry go live together.
      onChange: () => next === this.#all && onChange(),
    };
    const released = () => [...stableOf(next).keys()];
    const next: RemoteReleases[] = remotes.map(
      (remote) => new RemoteReleases(remote, remotes, released, options),
    );
    await Promise.all(
      next.map(async (releases) => {
        await releases.follow();
        await releases.restore();
      }),
    );
    this.#registry = registry;
    this.#all = next;
    onChange();
    for (const releases of before) releases.retire();
  }
}

/** By the name of the remote. */
function stableOf(all: readonly RemoteReleases[]): Map<string, Release> {
  return new Map(all.flatMap(({ remote, stable }) => (stable ? [[remote.name, stable]] : [])));
}
