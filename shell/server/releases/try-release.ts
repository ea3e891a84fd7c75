import { brotliCompressSync } from 'node:zlib';
import type { Trial } from '@stillsam/releases/answers';
import { findRouteOutsidePrefixes, type Owner } from '@stillsam/releases/owner';
import { matchPath } from 'react-router';
import { findUnscopedRule } from './unscoped-rule';
import { PageTrial, type TriedPage } from './page-trial';
import type { Release } from './release';

export interface Verdict extends Omit<Trial, 'pages'> {
  pages: TriedPage[];
  /** Whether it is refused for time alone: a later trial may go well. */
  isTooSlow: boolean;
}

export interface TrialOptions {
  /** All owners of addresses, the shell included. */
  owners: readonly Owner[];
  /** Names of the area's remotes that have a live release. */
  released: readonly string[];
  /** Addresses that exist, from which each route with a parameter gets a sample. */
  samples: readonly string[];
  /** Whether a page may be too slow. */
  judgesTime: boolean;
}

/** Compressed styles of all pages together. */
const MAX_STYLE_BYTES = 96 * 1024;

/**
 * Renders each route of a release, those with a parameter by one sample, and checks what it would do to others. An API
 * that does not respond is nobody's fault: shells start without it.
 */
export async function tryRelease(
  release: Release,
  { owners, released, samples, judgesTime }: TrialOptions,
): Promise<Verdict> {
  const startedAt = performance.now();
  const { remote, pin, renderer } = release;
  const reasons = [findRouteOutsidePrefixes(pin.patterns, remote, owners), findStyleProblem(release)].filter(
    (reason) => reason !== null,
  );
  const trial = new PageTrial({ release, released: [...released, remote.name], judgesTime });
  let faults = reasons.length;
  const pages: TriedPage[] = [];
  if (reasons.length === 0)
    for (const path of pathsOf(pin.patterns, samples)) {
      const { page, problem } = await trial.try(path);
      if (page) pages.push(page);
      if (problem) reasons.push(`${path}: ${problem.text}`);
      if (problem && !problem.isTooSlow) faults += 1;
      // One death is enough, and each costs the time of a new worker.
      if (renderer.failures > 0) break;
    }
  // A worker may have died after its last page, of a rejection that nothing handles.
  if (reasons.length === 0) await renderer.describe().catch(() => undefined);
  if (reasons.length === 0 && renderer.failures > 0) faults = reasons.push('A worker died during the trial.');
  const [slowest] = pages.toSorted((a, b) => b.milliseconds - a.milliseconds);
  return {
    accepted: reasons.length === 0,
    reasons,
    isTooSlow: reasons.length > 0 && faults === 0,
    pages,
    milliseconds: Math.round(performance.now() - startedAt),
    slowest: slowest ? { path: slowest.path, milliseconds: slowest.milliseconds } : null,
  };
}

/** Every static route, and one address for each pattern with a parameter. */
function pathsOf(patterns: readonly string[], samples: readonly string[]): string[] {
  const paths = patterns.map((pattern) =>
    /[:*]/.test(pattern) ? samples.find((sample) => matchPath(pattern, sample)) : pattern,
  );
  return [...new Set(paths.filter((path) => path !== undefined))];
}

function findStyleProblem({ remote, styles }: Release): string | null {
  const texts = [...styles.values()];
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  if (bytes > MAX_STYLE_BYTES) return `The styles have ${bytes} bytes, compressed.`;
  return texts.map((text) => findUnscopedRule(text, remote.name)).find((problem) => problem !== null) ?? null;
}
