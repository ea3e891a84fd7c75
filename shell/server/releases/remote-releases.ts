import type { ReleasesHealth } from '@stillsam/releases/answers';
import type { Owner } from '@stillsam/releases/owner';
import type { Pointer } from '@stillsam/releases/pointer';
import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import { fetchPointer, fetchRelease, UnreachableOrigin } from './fetch-release';
import type { KeptReleases } from './kept-releases';
import type { Canary, Release } from './release';
import type { ReleaseFiles } from './release-files';
import type { ReleaseHealth } from './release-health';
import { retire, startRelease, type StartRenderer } from './start-release';
import { tryRelease, type Verdict } from './try-release';

export interface RemoteReleasesOptions {
  kept: KeptReleases;
  health: ReleaseHealth;
  startRenderer: StartRenderer;
  /** The shell's own addresses. */
  shellOwner: Owner;
  /** Addresses that exist, for routes with a parameter. */
  samples: () => Promise<readonly string[]>;
  /** Compressed bytes of scripts that a page may have, by area; null in development, which minifies nothing. */
  scriptBudgets: Readonly<Record<Remote['area'], number>> | null;
  /** Called as soon as other releases are live than before. */
  onChange: () => void;
  logger: Logger;
}

/** What this shell serves of a remote, and what it did not take up or has taken back. */
export type RemoteState = ReleasesHealth['remotes'][string];

/**
 * The releases of one remote: the stable one, and a canary beside it. Each goes live here once its trial accepted it;
 * until then, and while it is refused, the one before stays. What was refused is not tried again until its pointer
 * changes.
 */
export class RemoteReleases {
  readonly remote: Remote;
  readonly #remotes: readonly Remote[];
  readonly #options: RemoteReleasesOptions;
  /** Names of the remotes that have a live release. */
  readonly #released: () => string[];
  #stable: Release | undefined;
  #canary: Canary | null = null;
  /** Of the stable release before, to which a faulty one is taken back. */
  #before: ReleaseFiles | undefined;
  #stableFiles: ReleaseFiles | undefined;
  /** By version, for the present pointer. */
  readonly #refused = new Map<string, { reason: string; isTakenBack: boolean }>();
  #pointerText = '';
  /** A fault that stays is one line of the log. */
  #lastWarning: string | undefined;

  constructor(
    remote: Remote,
    remotes: readonly Remote[],
    released: () => string[],
    options: RemoteReleasesOptions,
  ) {
    this.remote = remote;
    this.#remotes = remotes;
    this.#released = released;
    this.#options = options;
  }

  get stable(): Release | undefined {
    return this.#stable;
  }

  get canary(): Canary | null {
    return this.#canary;
  }

  get state(): RemoteState {
    const { health } = this.#options;
    const stable = this.#stable?.manifest.version ?? null;
    const canary = this.#canary?.release.manifest.version ?? null;
    const live = [stable, canary].filter((version) => version !== null);
    return {
      stable,
      canary,
      refused: [...this.#refused].map(([version, refusal]) => ({ version, ...refusal })),
      tallies: Object.fromEntries(
        live.map((version) => [version, health.tallyOf(this.remote.name, version)]),
      ),
    };
  }

  /** Takes up what the pointer names. */
  async follow(): Promise<void> {
    let pointer: Pointer;
    try {
      pointer = await fetchPointer(this.remote);
    } catch (error) {
      this.#warn(undefined, reasonOf(error));
      return;
    }
    const text = JSON.stringify(pointer);
    if (text !== this.#pointerText) this.#refused.clear();
    this.#pointerText = text;
    const { stable, canary } = pointer;
    await this.#attempt(stable, () => this.#followStable(stable));
    if (canary) await this.#attempt(canary.version, () => this.#followCanary(canary));
    else this.#endCanary();
  }

  /** Takes up the kept release where there is no other. */
  async restore(): Promise<void> {
    if (this.#stable) return;
    try {
      const files = await this.#options.kept.read(this.remote);
      if (files) await this.#useStable(files, undefined);
    } catch (error) {
      this.#warn(undefined, reasonOf(error));
    }
  }

  /** Tries a version that need not be live. @throws when its files cannot be fetched or evaluated. */
  async try(version: string): Promise<Verdict> {
    const release = await this.#start(await fetchRelease(this.remote, version));
    try {
      return await this.#judge(release);
    } finally {
      await release.renderer.close();
    }
  }

  /** Takes a release back whose error share stands clearly above that of the one that it replaces. */
  async judgeHealth(version: string): Promise<void> {
    const { health } = this.#options;
    const { name } = this.remote;
    const stable = this.#stable?.manifest.version;
    if (version === this.#canary?.release.manifest.version && stable) {
      const reason = health.findWorse(name, version, stable);
      if (!reason) return;
      this.#takeBack(version, reason);
      this.#endCanary();
    } else if (version === stable && this.#before) {
      const before = this.#before;
      const reason = health.findWorse(name, version, versionOf(before));
      if (!reason) return;
      this.#takeBack(version, reason);
      this.#before = undefined;
      await this.#useStable(before, undefined);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#stable?.renderer.close(), this.#canary?.release.renderer.close()]);
  }

  async #attempt(version: string, takeUp: () => Promise<void>): Promise<void> {
    if (this.#refused.has(version)) return;
    try {
      await takeUp();
    } catch (error) {
      const reason = reasonOf(error);
      // What did not arrive is fetched again; only a release that failed a check is refused.
      if (!(error instanceof UnreachableOrigin)) this.#refused.set(version, { reason, isTakenBack: false });
      this.#warn(version, reason);
    }
  }

  async #followStable(stable: string): Promise<void> {
    if (this.#stable?.manifest.version === stable) return;
    await this.#useStable(await fetchRelease(this.remote, stable), this.#stableFiles);
  }

  async #followCanary({ version, share }: NonNullable<Pointer['canary']>): Promise<void> {
    const present = this.#canary;
    if (present?.release.manifest.version === version) {
      this.#canary = { release: present.release, share };
      if (present.share !== share) this.#options.onChange();
      return;
    }
    const release = await this.#startAccepted(await fetchRelease(this.remote, version));
    if (present) retire(present.release);
    this.#canary = { release, share };
    this.#announce(version);
  }

  #endCanary(): void {
    if (!this.#canary) return;
    retire(this.#canary.release);
    this.#canary = null;
    this.#options.onChange();
  }

  /** @param before to which it is taken back when it proves faulty. */
  async #useStable(files: ReleaseFiles, before: ReleaseFiles | undefined): Promise<void> {
    const release = await this.#startAccepted(files);
    const { version } = release.manifest;
    if (this.#stable) retire(this.#stable);
    this.#stable = release;
    this.#stableFiles = files;
    this.#before = before;
    this.#announce(version);
    await this.#options.kept.keep(this.remote, version, files).catch((error: unknown) => {
      this.#warn(version, `It could not be kept: ${reasonOf(error)}`);
    });
  }

  #announce(version: string): void {
    this.#lastWarning = undefined;
    this.#options.onChange();
    this.#options.logger.info({ remote: this.remote.name, version }, 'release taken up');
  }

  #takeBack(version: string, reason: string): void {
    this.#refused.set(version, { reason, isTakenBack: true });
    this.#options.logger.error({ remote: this.remote.name, version, reason }, 'release taken back');
  }

  #start(files: ReleaseFiles): Promise<Release> {
    return startRelease(this.remote, this.#remotes, files, this.#options.startRenderer);
  }

  /** Tries a release that was not accepted here before. @throws with the reasons of the trial that refused it. */
  async #startAccepted(files: ReleaseFiles): Promise<Release> {
    const release = await this.#start(files);
    if (await this.#options.kept.isAccepted(this.remote, release.manifest.version).catch(() => false))
      return release;
    const { accepted, reasons } = await this.#judge(release);
    if (accepted) return release;
    await release.renderer.close();
    throw new Error(reasons.join(' '));
  }

  async #judge(release: Release): Promise<Verdict> {
    const { shellOwner, samples, scriptBudgets } = this.#options;
    return tryRelease(release, {
      owners: [shellOwner, ...this.#remotes],
      released: this.#released(),
      samples: await samples().catch(() => []),
      scriptBudget: scriptBudgets?.[this.remote.area] ?? null,
    });
  }

  #warn(version: string | undefined, reason: string): void {
    if (this.#lastWarning === reason) return;
    this.#lastWarning = reason;
    this.#options.logger.warn({ remote: this.remote.name, version, reason }, 'release not taken up');
  }
}

function versionOf({ manifestText }: ReleaseFiles): string {
  const { version }: { version: string } = JSON.parse(manifestText);
  return version;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
