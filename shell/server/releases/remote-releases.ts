import { isDeepStrictEqual } from 'node:util';
import { errorText } from '@stillsam/http-server/error-text';
import type { ReleasesHealth, Trial } from '@stillsam/releases/answers';
import type { Pointer } from '@stillsam/releases/files';
import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import type { Canary, Release, ReleaseName } from './release';
import { fetchPointer, fetchRelease, UnreachableOrigin } from './fetch-release';
import type { ReleaseFiles } from './release-files';
import type { Refusals, ReleaseHealth } from './release-health';
import { ReleaseLog } from './release-log';
import { retire, startAccepted, tryFiles, type AcceptOptions } from './start-release';

export interface RemoteReleasesOptions extends AcceptOptions {
  health: ReleaseHealth;
  /** Called as soon as other releases are live than before. */
  onChange: () => void;
  logger: Logger;
}

/** What this shell serves of a remote, and what it did not take up or has taken back. */
export type RemoteState = ReleasesHealth['remotes'][string];

/**
 * The releases of one remote: the stable one, and a canary beside it. Each goes live here once its trial accepted it;
 * until then, and while it is refused, the one before stays.
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
  readonly #refusals: Refusals;
  #pointer: Pointer | undefined;
  readonly #log: ReleaseLog;

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
    this.#refusals = options.health.refusalsOf(remote.name);
    this.#log = new ReleaseLog(remote.name, options.logger);
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
      refused: this.#refusals.list(),
      tallies: Object.fromEntries(live.map((version) => [version, health.tallyOf(this.#nameOf(version))])),
      alarm: this.#alarm,
    };
  }

  /** Takes up what the pointer names. */
  async follow(): Promise<void> {
    let pointer: Pointer;
    try {
      pointer = await fetchPointer(this.remote);
    } catch (error) {
      this.#log.notTakenUp(undefined, errorText(error));
      return;
    }
    const { stable, canary } = pointer;
    if (!isDeepStrictEqual(pointer, this.#pointer)) this.#refusals.follow(pointer);
    this.#pointer = pointer;
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
      this.#log.notTakenUp(undefined, errorText(error));
    }
  }

  /** Tries a version that need not be live. @throws when its files cannot be fetched or evaluated. */
  async try(version: string): Promise<Trial> {
    return tryFiles(await fetchRelease(this.remote, version), this.#surroundings, this.#options);
  }

  /**
   * Takes a release back whose error share stands clearly above that of the one that it replaces. Browsers' reports end
   * a canary; of the stable release they only raise an alarm, because anybody may send them.
   */
  async rollBackIfUnhealthy(version: string): Promise<void> {
    const { health } = this.#options;
    const stable = this.#stable?.manifest.version;
    const release = this.#nameOf(version);
    if (version === this.#canary?.release.manifest.version && stable) {
      const reason = health.findFailing(release, stable) ?? health.findReported(release, stable);
      if (!reason) return;
      this.#takeBack(version, reason);
      this.#endCanary();
    } else if (version === stable) {
      const alarm = this.#alarm;
      if (alarm) this.#log.alarm(version, alarm);
      const before = this.#fallback;
      const reason = before && health.findFailing(release, versionOf(before));
      if (!reason) return;
      this.#takeBack(version, reason);
      this.#before = undefined;
      await this.#useStable(before, undefined);
    }
  }

  /** The release before, unless it was gone back from itself. */
  get #fallback(): ReleaseFiles | undefined {
    const before = this.#before;
    if (!before) return undefined;
    const version = versionOf(before);
    const isWithdrawn = this.#pointer?.withdrawn.includes(version) ?? false;
    return isWithdrawn || this.#refusals.has(version) ? undefined : before;
  }

  get #alarm(): string | null {
    if (!this.#stable) return null;
    const before = this.#before ? versionOf(this.#before) : null;
    return this.#options.health.findReported(this.#nameOf(this.#stable.manifest.version), before);
  }

  /** Ends its releases once their last pages are rendered. */
  retire(): void {
    if (this.#stable) retire(this.#stable);
    if (this.#canary) retire(this.#canary.release);
  }

  async close(): Promise<void> {
    await Promise.all([this.#stable?.renderer.close(), this.#canary?.release.renderer.close()]);
  }

  async #attempt(version: string, takeUp: () => Promise<void>): Promise<void> {
    if (this.#refusals.has(version)) return;
    try {
      await takeUp();
    } catch (error) {
      const reason = errorText(error);
      // What did not arrive is fetched again; only a release that failed a check is refused.
      if (!(error instanceof UnreachableOrigin)) this.#refusals.add(version, reason, false);
      this.#log.notTakenUp(version, reason);
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
      this.#log.notTakenUp(version, `It could not be kept: ${errorText(error)}`);
    });
  }

  #announce(version: string): void {
    this.#refusals.remove(version);
    this.#options.onChange();
    this.#log.takenUp(version);
  }

  #takeBack(version: string, reason: string): void {
    this.#refusals.add(version, reason, true);
    this.#log.takenBack(version, reason);
  }

  #nameOf(version: string): ReleaseName {
    return { part: this.remote.name, version };
  }

  #startAccepted(files: ReleaseFiles): Promise<Release> {
    return startAccepted(files, this.#surroundings, this.#options);
  }

  get #surroundings() {
    return { remote: this.remote, remotes: this.#remotes, released: this.#released() };
  }
}

function versionOf({ manifestText }: ReleaseFiles): string {
  const { version }: { version: string } = JSON.parse(manifestText);
  return version;
}
