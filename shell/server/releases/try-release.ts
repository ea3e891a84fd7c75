import { brotliCompressSync } from 'node:zlib';
import { errorText } from '@stillsam/http-server/error-text';
import type { Trial } from '@stillsam/releases/answers';
import { findRouteOutsidePrefixes, type Owner } from '@stillsam/releases/owner';
import postcss from 'postcss';
import { matchPath } from 'react-router';
import type { Release } from './release';

interface TrialOptions {
  /** All owners of addresses, the shell included. */
  owners: readonly Owner[];
  /** Names of the area's remotes that have a live release. */
  released: readonly string[];
  /** Addresses that exist, from which each route with a parameter gets a sample. */
  samples: readonly string[];
}

/** Compressed styles of all pages together. */
const MAX_STYLE_BYTES = 96 * 1024;
/** The largest page today has 60 KB of markup. */
const MAX_MARKUP_BYTES = 1024 * 1024;
/** Of the classes of a remote: the build names them after it. */
const CLASS_PREFIX_LENGTH = 2;

/**
 * Renders each route of a release, those with a parameter by one sample, and checks what it would do to others. An API
 * that does not respond is nobody's fault: shells start without it.
 */
export async function tryRelease(
  release: Release,
  { owners, released, samples }: TrialOptions,
): Promise<Trial> {
  const startedAt = performance.now();
  const { remote, pin, renderer } = release;
  const reasons = [findRouteOutsidePrefixes(pin.patterns, remote, owners), findStyleProblem(release)].filter(
    (reason) => reason !== null,
  );
  const pages: NonNullable<Trial['slowest']>[] = [];
  if (reasons.length === 0)
    for (const path of pathsOf(pin.patterns, samples)) {
      const pageStartedAt = performance.now();
      const problem = await findPageProblem(release, path, [...released, remote.name]);
      pages.push({ path, milliseconds: Math.round(performance.now() - pageStartedAt) });
      if (problem) reasons.push(`${path}: ${problem}`);
      // One death is enough, and each costs the time of a new worker.
      if (renderer.failures > 0) break;
    }
  // A worker may have died after its last page, of a rejection that nothing handles.
  if (reasons.length === 0) await renderer.describe().catch(() => undefined);
  if (reasons.length === 0 && renderer.failures > 0) reasons.push('A worker died during the trial.');
  const [slowest = null] = pages.toSorted((a, b) => b.milliseconds - a.milliseconds);
  return {
    accepted: reasons.length === 0,
    reasons,
    pages: pages.length,
    milliseconds: Math.round(performance.now() - startedAt),
    slowest,
  };
}

/** Every static route, and one address for each pattern with a parameter. */
function pathsOf(patterns: readonly string[], samples: readonly string[]): string[] {
  const paths = patterns.map((pattern) =>
    /[:*]/.test(pattern) ? samples.find((sample) => matchPath(pattern, sample)) : pattern,
  );
  return [...new Set(paths.filter((path) => path !== undefined))];
}

async function findPageProblem(
  { renderer }: Release,
  path: string,
  released: readonly string[],
): Promise<string | null> {
  try {
    const result = await renderer.render(path, released);
    if (result.kind === 'redirection') return null;
    const fault = result.problems.find(({ isOutage }) => !isOutage);
    if (fault) return fault.summary;
    const bytes = Buffer.byteLength(result.body);
    return bytes > MAX_MARKUP_BYTES ? `the page has ${bytes} bytes of markup.` : null;
  } catch (error) {
    return errorText(error);
  }
}

function findStyleProblem({ remote, styles }: Release): string | null {
  const texts = [...styles.values()];
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  if (bytes > MAX_STYLE_BYTES) return `The styles have ${bytes} bytes, compressed.`;
  return texts.map((text) => findUnscopedRule(text, remote.name)).find((problem) => problem !== null) ?? null;
}

/**
 * Finds a rule that reaches beyond a remote's own elements, such as `* { display: none }`.
 *
 * @returns a sentence about the first one, or null.
 */
export function findUnscopedRule(css: string, name: string): string | null {
  const own = new RegExp(`\\.${name.slice(0, CLASS_PREFIX_LENGTH)}[\\w-]`);
  let found: string | null = null;
  postcss.parse(css).walkRules((rule) => {
    const { parent } = rule;
    const isKeyframe = parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);
    if (found || isKeyframe) return;
    const foreign = rule.selectors.find((selector) => !own.test(selector) && !selector.startsWith('&'));
    if (foreign) found = `The style rule ${foreign} has no class of ${name}.`;
  });
  return found;
}
