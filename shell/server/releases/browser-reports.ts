import type { ErrorReport } from '../../src/errors/error-report';
import type { ReleaseName } from './release';
import type { ReleaseHealth } from './release-health';
import type { ReleaseWatcher } from './release-watcher';
import type { ViewTokens } from './view-tokens';

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
