import type { Owner } from '@stillsam/releases/owner';
import type { Pointer } from '@stillsam/releases/pointer';
import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import { fetchPointer, fetchRelease, UnreachableOrigin } from './fetch-release';
import type { KeptReleases } from './kept-releases';
import type { Release } from './release';
import type { ReleaseFiles } from './release-files';
import { retire, startRelease, type StartRenderer } from './start-release';
import { tryRelease, type Verdict } from './try-release';

export interface LiveReleasesOptions {
  kept: KeptReleases;
  startRenderer: StartRenderer;
  /** The shell's own addresses. */
  shellOwner: Owner;
  /** Addresses that exist, for routes with a parameter. */
  samples: () => Promise<readonly string[]>;
  logger: Logger;
}

interface Refusal {
  version: string;
  reason: string;
}

/** What a shell knows of a remote's releases. */
export interface RemoteState {
  live: string | null;
  refused: Refusal | null;
}

/**
 * The live release of each remote of one registry. A release goes live here once its trial accepted it; until then, and
 * while it is refused, the one before stays. What was refused is not tried again until its pointer changes.
 */
export class LiveReleases {
  readonly remotes: readonly Remote[];
  readonly #options: LiveReleasesOptions;
  readonly #live = new Map<string, Release>();
  readonly #refused = new Map<string, Refusal & { pointer: string }>();
  /** The last reason that was logged for each remote: a fault that stays is one line. */
  readonly #logged = new Map<string, string>();

  constructor(remotes: readonly Remote[], options: LiveReleasesOptions) {
    this.remotes = remotes;
    this.#options = options;
  }

  /** By the name of the remote. */
  get releases(): ReadonlyMap<string, Release> {
    return this.#live;
  }

  /** Takes up what the pointers name. @returns whether another release is live now. */
  async follow(): Promise<boolean> {
    const changed = await Promise.all(this.remotes.map((remote) => this.#follow(remote)));
    return changed.includes(true);
  }

  /** Takes up the kept release of every remote that has no other. */
  async restore(): Promise<void> {
    await Promise.all(this.remotes.map((remote) => this.#restore(remote)));
  }

  states(): Record<string, RemoteState> {
    return Object.fromEntries(this.remotes.map(({ name }) => [name, this.#stateOf(name)]));
  }

  /**
   * Tries a version that need not be live.
   *
   * @throws when no remote is called so, or when its files cannot be fetched or evaluated.
   */
  async try(name: string, version: string): Promise<Verdict> {
    const remote = this.remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`The registry lists no ${name}.`);
    const files = await fetchRelease(remote, version);
    const release = await startRelease(remote, this.remotes, files, this.#options.startRenderer);
    try {
      return await this.#judge(release);
    } finally {
      await release.renderer.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#live.values()].map(({ renderer }) => renderer.close()));
  }

  async #follow(remote: Remote): Promise<boolean> {
    const { name } = remote;
    let pointer: Pointer | undefined;
    try {
      pointer = await fetchPointer(remote);
      if (this.#live.get(name)?.manifest.version === pointer.stable) return false;
      if (this.#refused.get(name)?.pointer === JSON.stringify(pointer)) return false;
      await this.#takeUp(remote, await fetchRelease(remote, pointer.stable));
      this.#refused.delete(name);
      this.#logged.delete(name);
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      // What did not arrive is fetched again; only a release that failed a check is refused.
      if (pointer && !(error instanceof UnreachableOrigin))
        this.#refused.set(name, { version: pointer.stable, reason, pointer: JSON.stringify(pointer) });
      this.#warn(name, pointer?.stable, reason);
      return false;
    }
  }

  #stateOf(name: string): RemoteState {
    const refusal = this.#refused.get(name);
    return {
      live: this.#live.get(name)?.manifest.version ?? null,
      refused: refusal ? { version: refusal.version, reason: refusal.reason } : null,
    };
  }

  #warn(remote: string, version: string | undefined, reason: string): void {
    if (this.#logged.get(remote) === reason) return;
    this.#logged.set(remote, reason);
    this.#options.logger.warn({ remote, version, reason }, 'release not taken up');
  }

  async #restore(remote: Remote): Promise<void> {
    if (this.#live.has(remote.name)) return;
    try {
      const files = await this.#options.kept.read(remote);
      if (files) await this.#takeUp(remote, files);
    } catch (error) {
      this.#options.logger.warn(
        { remote: remote.name, reason: reasonOf(error) },
        'kept release not taken up',
      );
    }
  }

  async #takeUp(remote: Remote, files: ReleaseFiles): Promise<void> {
    const { kept, startRenderer, logger } = this.#options;
    const release = await startRelease(remote, this.remotes, files, startRenderer);
    const { accepted, reasons } = await this.#judge(release);
    if (!accepted) {
      await release.renderer.close();
      throw new Error(reasons.join(' '));
    }
    const before = this.#live.get(remote.name);
    this.#live.set(remote.name, release);
    if (before) retire(before);
    logger.info({ remote: remote.name, version: release.manifest.version }, 'release taken up');
    await kept.keep(remote, files).catch((error: unknown) => {
      logger.warn({ remote: remote.name, reason: reasonOf(error) }, 'release not kept');
    });
  }

  async #judge(release: Release): Promise<Verdict> {
    const { shellOwner, samples } = this.#options;
    return tryRelease(release, {
      owners: [shellOwner, ...this.remotes],
      released: [...this.#live.keys()],
      samples: await samples().catch(() => []),
    });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
