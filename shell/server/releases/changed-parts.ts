import type { Remote } from '@stillsam/releases/registry';
import type { Canary, Release } from './release';

/** What pages are rendered with: each part's release and canary. */
interface ServedReleases {
  remotes(): readonly Remote[];
  live(): ReadonlyMap<string, Release>;
  canaries(): ReadonlyMap<string, Canary>;
}

/** Compares the served releases with those of its last call. */
export class ChangedParts {
  #registry = '';
  #served = new Map<string, string>();

  /** @returns the parts with another release or canary than before; undefined where the registry is another one. */
  read(releases: ServedReleases): string[] | undefined {
    const remotes = releases.remotes();
    const before = { registry: this.#registry, served: this.#served };
    this.#registry = JSON.stringify(remotes);
    this.#served = new Map(remotes.map(({ name }) => [name, describe(name, releases)]));
    if (before.registry !== this.#registry) return undefined;
    return [...this.#served].flatMap(([name, served]) => (before.served.get(name) === served ? [] : [name]));
  }
}

function describe(name: string, releases: ServedReleases): string {
  const canary = releases.canaries().get(name);
  return JSON.stringify([
    releases.live().get(name)?.manifest.version,
    canary?.release.manifest.version,
    canary?.share,
  ]);
}
