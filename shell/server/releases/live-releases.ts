import type { Remote } from '@stillsam/releases/registry';
import type { Canary, Release } from './release';
import { RemoteReleases, type RemoteReleasesOptions, type RemoteState } from './remote-releases';
import { retire } from './start-release';
import type { Verdict } from './try-release';

/** The releases of every remote of one registry. */
export class LiveReleases {
  readonly remotes: readonly Remote[];
  readonly #all: RemoteReleases[];

  constructor(remotes: readonly Remote[], options: RemoteReleasesOptions) {
    this.remotes = remotes;
    const released = () => [...this.stable().keys()];
    this.#all = remotes.map((remote) => new RemoteReleases(remote, remotes, released, options));
  }

  /** By the name of the remote. */
  stable(): Map<string, Release> {
    return new Map(this.#all.flatMap(({ remote, stable }) => (stable ? [[remote.name, stable]] : [])));
  }

  /** By the name of the remote. */
  canaries(): Map<string, Canary> {
    return new Map(this.#all.flatMap(({ remote, canary }) => (canary ? [[remote.name, canary]] : [])));
  }

  states(): Record<string, RemoteState> {
    return Object.fromEntries(this.#all.map(({ remote, state }) => [remote.name, state]));
  }

  /** Takes up what the pointers name. */
  async follow(): Promise<void> {
    await Promise.all(this.#all.map((releases) => releases.follow()));
  }

  async restore(): Promise<void> {
    await Promise.all(this.#all.map((releases) => releases.restore()));
  }

  /** @throws when no remote is called so, or when its files cannot be fetched or evaluated. */
  async try(name: string, version: string): Promise<Verdict> {
    const releases = this.#find(name);
    if (!releases) throw new Error(`The registry lists no ${name}.`);
    return releases.try(version);
  }

  /** Called after an error of a release: it may be one too many. */
  async rollBackIfUnhealthy(name: string, version: string): Promise<void> {
    await this.#find(name)?.rollBackIfUnhealthy(version);
  }

  /** Ends every release once its last pages are rendered. */
  retire(): void {
    for (const { stable, canary } of this.#all) {
      if (stable) retire(stable);
      if (canary) retire(canary.release);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((releases) => releases.close()));
  }

  #find(name: string): RemoteReleases | undefined {
    return this.#all.find(({ remote }) => remote.name === name);
  }
}
