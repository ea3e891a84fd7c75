import type { Pointer } from '@stillsam/releases/pointer';
import type { ReleasesHealth } from '@stillsam/releases/answers';

interface Refusal {
  reason: string;
  isTakenBack: boolean;
  /** Set where it was too slow, for which a busy machine may be to blame. */
  retry?: { pauseMs: number; at: number };
}

/** Of a release that was too slow: the pause doubles, since a trial costs what the machine may be short of. */
const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 5 * 60_000;

/**
 * The versions of a remote that are not taken up. What was refused waits until its pointer changes, or a while where it
 * was too slow; what was taken back waits until its pointer has left it.
 */
export class Refusals {
  readonly #refusals: Map<string, Refusal>;
  readonly #now: () => number;

  /** @param takenBack reasons by version. @param now milliseconds of a monotonic clock. */
  constructor(takenBack: ReadonlyMap<string, string>, now = () => performance.now()) {
    this.#refusals = new Map(
      [...takenBack].map(([version, reason]) => [version, { reason, isTakenBack: true }]),
    );
    this.#now = now;
  }

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
    return refusal !== undefined && (refusal.retry?.at ?? Infinity) > this.#now();
  }

  add(version: string, reason: string, isTooSlow: boolean): void {
    const before = this.#refusals.get(version)?.retry?.pauseMs;
    const pauseMs = before ? Math.min(before * 2, MAX_RETRY_MS) : FIRST_RETRY_MS;
    const retry = isTooSlow ? { pauseMs, at: this.#now() + pauseMs } : undefined;
    this.#refusals.set(version, { reason, isTakenBack: false, retry });
  }

  addTakenBack(version: string, reason: string): void {
    this.#refusals.set(version, { reason, isTakenBack: true });
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
