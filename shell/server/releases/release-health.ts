import type { ReleasesHealth } from '@stillsam/releases/answers';
import type { Pointer } from '@stillsam/releases/files';
import type { ReleaseName } from './release';

/** Below this number of views nothing can be said. */
const MIN_VIEWS = 20;
/** An error share below this is never taken for a fault of the release. */
const MIN_SHARE = 0.1;
/** How many times as many errors as its neighbour a release must have. */
const MIN_RATIO = 3;
/** Browsers' reports of fewer nets say nothing: anybody may send them. */
const MIN_NETS = 10;

interface Tally {
  views: number;
  errors: number;
}

interface Counts {
  /** Pages that this server sent or failed to render, and those that it failed to render. */
  own: Tally;
  /** Pages that browsers showed, and errors that they reported. */
  browsers: Tally;
  /** Nets that reported, as far as they are counted. */
  nets: Set<string>;
}

const NOTHING: Counts = {
  own: { views: 0, errors: 0 },
  browsers: { views: 0, errors: 0 },
  nets: new Set(),
};

/** Counts what this server and browsers saw of releases, and remembers which are not taken up. */
export class ReleaseHealth {
  readonly #counts = new Map<string, Counts>();
  /** By part. */
  readonly #refusals = new Map<string, Refusals>();

  /** This server sent a page. */
  countPage(release: ReleaseName): void {
    this.#countsOf(release).own.views += 1;
  }

  /** This server could not render a page. */
  countFailure(release: ReleaseName): void {
    const { own } = this.#countsOf(release);
    own.views += 1;
    own.errors += 1;
  }

  /** A browser showed a page. */
  countView(release: ReleaseName): void {
    this.#countsOf(release).browsers.views += 1;
  }

  /** A browser reported an error in a page that it showed. @param net as `shortenedNet` gives it. */
  countReport(release: ReleaseName, net: string): void {
    const { browsers, nets } = this.#countsOf(release);
    browsers.errors += 1;
    if (nets.size < MIN_NETS) nets.add(net);
  }

  /** What browsers showed and reported, together with what this server failed to render. */
  tallyOf(release: ReleaseName): Tally {
    const { own, browsers } = this.#read(release);
    return { views: browsers.views + own.errors, errors: browsers.errors + own.errors };
  }

  /**
   * Whether this server fails clearly more often with a release than with another one.
   *
   * @returns a sentence about both, or null.
   */
  findFailing(release: ReleaseName, other: string): string | null {
    const usual = this.#read({ ...release, version: other }).own;
    return compare(this.#read(release).own, usual, other, 'failures in this shell');
  }

  /**
   * Whether browsers of several nets report clearly more errors of a release than of another one.
   *
   * @param other null where there is none.
   * @returns a sentence about both, or null.
   */
  findReported(release: ReleaseName, other: string | null): string | null {
    const { browsers, nets } = this.#read(release);
    if (nets.size < MIN_NETS) return null;
    const usual = other === null ? NOTHING : this.#read({ ...release, version: other });
    return compare(browsers, usual.browsers, other ?? 'none', 'errors in browsers');
  }

  /** The versions of a part that are not taken up. They outlive a change of the registry. */
  refusalsOf(part: string): Refusals {
    const refusals = this.#refusals.get(part) ?? new Refusals();
    this.#refusals.set(part, refusals);
    return refusals;
  }

  #countsOf(release: ReleaseName): Counts {
    const key = keyOf(release);
    const counts = this.#counts.get(key) ?? structuredClone(NOTHING);
    this.#counts.set(key, counts);
    return counts;
  }

  #read(release: ReleaseName): Counts {
    return this.#counts.get(keyOf(release)) ?? NOTHING;
  }
}

function compare(seen: Tally, usual: Tally, other: string, what: string): string | null {
  if (seen.views < MIN_VIEWS) return null;
  const share = seen.errors / seen.views;
  // One error is assumed where few have looked.
  const usualShare = (usual.errors + 1) / (usual.views + MIN_VIEWS);
  if (share < MIN_SHARE || share < usualShare * MIN_RATIO) return null;
  return `It had ${seen.errors} ${what} in ${seen.views} views, ${other} had ${usual.errors} in ${usual.views}.`;
}

function keyOf({ part, version }: ReleaseName): string {
  return `${part} ${version}`;
}

interface Refusal {
  reason: string;
  isTakenBack: boolean;
  /** Milliseconds of a monotonic clock. */
  since: number;
}

/** A refused release is tried again after a while, because a busy machine may have been to blame. */
const RETRY_MS = 15_000;

/**
 * The versions of a remote that are not taken up. What was refused waits for a while, or until its pointer changes;
 * what was taken back waits until its pointer has left it.
 */
export class Refusals {
  readonly #refusals = new Map<string, Refusal>();

  list(): ReleasesHealth['remotes'][string]['refused'] {
    return [...this.#refusals].map(([version, { reason, isTakenBack }]) => ({
      version,
      reason,
      isTakenBack,
    }));
  }

  /** Whether a version is not to be tried now. */
  has(version: string): boolean {
    const refusal = this.#refusals.get(version);
    if (!refusal) return false;
    return refusal.isTakenBack || performance.now() - refusal.since < RETRY_MS;
  }

  /** @param isTakenBack whether it was live, and not refused before. */
  add(version: string, reason: string, isTakenBack: boolean): void {
    this.#refusals.set(version, { reason, isTakenBack, since: performance.now() });
  }

  /** It was taken up. */
  remove(version: string): void {
    this.#refusals.delete(version);
  }

  /** The pointer has changed. */
  follow({ stable, canary }: Pointer): void {
    for (const [version, { isTakenBack }] of this.#refusals)
      if (!isTakenBack || ![stable, canary?.version].includes(version)) this.#refusals.delete(version);
  }
}
