import { satisfy } from '@module-federation/enhanced/runtime';
import shell from '../../package.json' with { type: 'json' };

/** Versions of the modules that the shell shares, by package. */
const PROVIDED: Readonly<Record<string, string>> = shell.dependencies;

/**
 * Checks, by the same rule as federation's runtime in the browser, whether a release can run on this shell.
 *
 * @param required the version range that the release needs of each shared module.
 * @returns what does not fit, or null.
 */
export function findUnfitShared(required: Readonly<Record<string, string>>): string | null {
  for (const [name, range] of Object.entries(required)) {
    const provided = PROVIDED[name.replace('/jsx-runtime', '')];
    if (!provided) return `needs ${name} ${range}, which the shell does not provide`;
    if (!satisfy(provided, range)) return `needs ${name} ${range}, but the shell provides ${provided}`;
  }
  return null;
}
