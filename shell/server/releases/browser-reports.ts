import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ErrorReport } from '../../src/errors/report-errors';
import type { ReleaseName } from './release';
import type { ReleaseHealth } from './release-health';
import type { ReleaseWatcher } from './release-watcher';

interface BrowserReportsOptions {
  watcher: Pick<ReleaseWatcher, 'isServed' | 'rollBackIfUnhealthy'>;
  health: Pick<ReleaseHealth, 'countView' | 'countReport'>;
  tokens: ViewTokens;
}

/** Counts what browsers say of the releases that they are shown (ADR 104). Nets are those of `shortenedNet`. */
export class BrowserReports {
  constructor(private readonly options: BrowserReportsOptions) {}

  /** A browser shows a page. @returns a token for one report; null where the release is not served here. */
  view(release: ReleaseName, net: string): string | null {
    const { watcher, health, tokens } = this.options;
    if (!watcher.isServed(release)) return null;
    const { token, isNew } = tokens.issue(release, net);
    if (isNew) health.countView(release);
    return token;
  }

  /** Counts an error whose token is good. @returns whether the release is served here. */
  report({ part, version, token }: ErrorReport, net: string): boolean {
    const { watcher, health, tokens } = this.options;
    const release = { part, version };
    if (!watcher.isServed(release)) return false;
    if (tokens.spend(token, release, net)) {
      health.countReport(release, net);
      watcher.rollBackIfUnhealthy(release);
    }
    return true;
  }
}

const MINUTE_MS = 60_000;
/** A page may be open for long before its error. */
const MAX_AGE_MINUTES = 60;
/** Tokens of one hour that are remembered. */
const MAX_TOKENS = 50_000;
const TOKEN = /^(\d{1,12})\.([\w-]{43})$/;

/**
 * Proof that a browser showed a page of a release. A net gets one token per release and minute, and each token allows
 * one report, so that reports cost as many views. Shells with the same secret accept each other's tokens.
 */
export class ViewTokens {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #issued = new LRUCache<string, true>({ max: MAX_TOKENS });
  readonly #spent = new LRUCache<string, true>({ max: MAX_TOKENS });

  /** @param now milliseconds since 1970. */
  constructor(secret: string, now = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  /** @returns the token of the present minute, and whether it was not issued here before. */
  issue(release: ReleaseName, net: string): { token: string; isNew: boolean } {
    const token = this.#sign(release, net, this.#minute);
    return { token, isNew: addTo(this.#issued, token) };
  }

  /** Spends a token. @returns whether it is this net's for this release, and was not spent here before. */
  spend(token: string, release: ReleaseName, net: string): boolean {
    const minute = Number(TOKEN.exec(token)?.[1] ?? Number.NaN);
    const age = this.#minute - minute;
    if (!(age >= 0 && age <= MAX_AGE_MINUTES)) return false;
    return areEqual(token, this.#sign(release, net, minute)) && addTo(this.#spent, token);
  }

  get #minute(): number {
    return Math.floor(this.#now() / MINUTE_MS);
  }

  #sign({ part, version }: ReleaseName, net: string, minute: number): string {
    const text = JSON.stringify(['view', part, version, net, minute]);
    return `${minute}.${createHmac('sha256', this.#secret).update(text).digest('base64url')}`;
  }
}

/** @returns whether it was not there before. */
function addTo(tokens: LRUCache<string, true>, token: string): boolean {
  const isNew = !tokens.has(token);
  tokens.set(token, true);
  return isNew;
}

function areEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
