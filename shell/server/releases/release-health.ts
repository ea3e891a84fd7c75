import { LRUCache } from 'lru-cache';

/** Below this number of views nothing can be said. */
const LEAST_VIEWS = 20;
/** An error share below this is never taken for a fault of the release. */
const LEAST_SHARE = 0.1;
/** How many times as many errors as its neighbour a release must have. */
const LEAST_RATIO = 3;

export interface Tally {
  views: number;
  errors: number;
}

/** Counts views and errors of releases on this server. */
export class ReleaseHealth {
  readonly #tallies = new Map<string, Tally>();
  /** Nets that have reported an error, each with its release. */
  readonly #reported = new LRUCache<string, true>({ max: 10_000 });

  countView(part: string, version: string): void {
    this.#tally(part, version).views += 1;
  }

  /**
   * A browser reported an error in a page that was sent. Anybody may report, so that a net counts once per release.
   *
   * @param net as `netOf` gives it.
   */
  countError(part: string, version: string, net: string): void {
    const key = `${net} ${keyOf(part, version)}`;
    if (this.#reported.has(key)) return;
    this.#reported.set(key, true);
    this.#tally(part, version).errors += 1;
  }

  /** A page could not be rendered, so that nobody views it. */
  countFailure(part: string, version: string): void {
    const tally = this.#tally(part, version);
    tally.views += 1;
    tally.errors += 1;
  }

  tallyOf(part: string, version: string): Readonly<Tally> {
    return this.#tallies.get(keyOf(part, version)) ?? { views: 0, errors: 0 };
  }

  /**
   * Whether the error share of a release stands clearly above that of another one.
   *
   * @returns a sentence about both, or null.
   */
  findWorse(part: string, version: string, other: string): string | null {
    const seen = this.tallyOf(part, version);
    if (seen.views < LEAST_VIEWS) return null;
    const share = seen.errors / seen.views;
    const usual = this.tallyOf(part, other);
    // One error is assumed where few have looked.
    const usualShare = (usual.errors + 1) / (usual.views + LEAST_VIEWS);
    if (share < LEAST_SHARE || share < usualShare * LEAST_RATIO) return null;
    return `It had ${seen.errors} errors in ${seen.views} views, ${other} had ${usual.errors} in ${usual.views}.`;
  }

  #tally(part: string, version: string): Tally {
    const key = keyOf(part, version);
    const tally = this.#tallies.get(key) ?? { views: 0, errors: 0 };
    this.#tallies.set(key, tally);
    return tally;
  }
}

function keyOf(part: string, version: string): string {
  return `${part} ${version}`;
}
