import { brotliCompressSync } from 'node:zlib';
import { findForeignRoute, type Owner } from '@stillsam/releases/owner';
import { matchPath } from 'react-router';
import type { RenderResult } from '../rendering/render-page';
import { findForeignStyle } from './foreign-style';
import type { Release } from './release';

/** One page of a release as the trial saw it. */
interface TriedPage {
  path: string;
  status: number;
  milliseconds: number;
  /** Of the remote's markup, uncompressed. */
  bytes: number;
}

export interface Verdict {
  accepted: boolean;
  /** Sentences; none if it is accepted. */
  reasons: string[];
  pages: TriedPage[];
  milliseconds: number;
}

export interface TrialOptions {
  /** All owners of addresses, the shell included. */
  owners: readonly Owner[];
  /** Names of the area's remotes that have a live release. */
  released: readonly string[];
  /** Addresses that exist, from which each route with a parameter gets a sample. */
  samples: readonly string[];
}

/** The largest page today has 60 KB of markup. */
const MOST_PAGE_BYTES = 1024 * 1024;
/** Compressed styles of all pages together. */
const MOST_STYLE_BYTES = 96 * 1024;

/**
 * Renders each route of a release, those with a parameter by one sample, and checks what it would do to others. An API
 * that does not respond is nobody's fault: shells start without it.
 */
export async function tryRelease(
  release: Release,
  { owners, released, samples }: TrialOptions,
): Promise<Verdict> {
  const startedAt = performance.now();
  const { remote, pin, renderer } = release;
  const reasons = [findForeignRoute(pin.patterns, remote, owners), findStyleProblem(release)].filter(
    (reason) => reason !== null,
  );
  const pages: TriedPage[] = [];
  if (reasons.length === 0)
    for (const path of pathsOf(pin.patterns, samples)) {
      const { page, problem } = await tryPage(renderer, path, [...released, remote.name]);
      if (page) pages.push(page);
      if (problem) reasons.push(`${path}: ${problem}`);
      // One death is enough, and each costs the time of a new worker.
      if (renderer.failures > 0) break;
    }
  // A worker may have died after its last page, of a rejection that nothing handles.
  if (reasons.length === 0) await renderer.describe().catch(() => undefined);
  if (reasons.length === 0 && renderer.failures > 0) reasons.push('A worker died during the trial.');
  return {
    accepted: reasons.length === 0,
    reasons,
    pages,
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

/** Every static route, and one address for each pattern with a parameter. */
function pathsOf(patterns: readonly string[], samples: readonly string[]): string[] {
  const paths = patterns.map((pattern) =>
    /[:*]/.test(pattern) ? samples.find((sample) => matchPath(pattern, sample)) : pattern,
  );
  return [...new Set(paths.filter((path) => path !== undefined))];
}

async function tryPage(
  renderer: Release['renderer'],
  path: string,
  released: string[],
): Promise<{ page?: TriedPage; problem?: string }> {
  const startedAt = performance.now();
  let result: RenderResult;
  try {
    result = await renderer.render(path, released);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  if (result.kind === 'redirection') return { page: { path, status: result.status, milliseconds, bytes: 0 } };
  const page = { path, status: result.status, milliseconds, bytes: Buffer.byteLength(result.body) };
  const fault = result.problems.find(({ isOutage }) => !isOutage);
  if (fault) return { page, problem: fault.summary };
  if (page.bytes > MOST_PAGE_BYTES) return { page, problem: `the page has ${page.bytes} bytes of markup.` };
  return { page };
}

function findStyleProblem({ remote, styles }: Release): string | null {
  const texts = [...styles.values()];
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  if (bytes > MOST_STYLE_BYTES) return `The styles have ${bytes} bytes, compressed.`;
  return texts.map((text) => findForeignStyle(text, remote.name)).find((problem) => problem !== null) ?? null;
}
