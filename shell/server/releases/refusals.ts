import type { Pointer } from '@stillsam/releases/pointer';
import type { ReleasesHealth } from '@stillsam/releases/answers';

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
