import { createHash } from 'node:crypto';
import { acceptsContract, CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import { MANIFEST, type Manifest } from '@stillsam/releases/files';
import type { Remote } from '@stillsam/releases/registry';
import { isSignedBy } from '@stillsam/releases/signature';
import { satisfy } from '@module-federation/enhanced/runtime';
import shell from '../../package.json';

/** A release as it was fetched: nothing of it has run. */
export interface ReleaseFiles {
  /** Text of `release.json`, which the signature covers. */
  manifestText: string;
  signature: string;
  /** Text of the server bundle. */
  source: string;
  /** Text of each style sheet, by file name. */
  styles: Record<string, string>;
  /** Text of each script for browsers, by file name. */
  scripts: Record<string, string>;
}

/**
 * Reads the manifest of a release.
 *
 * @throws with one sentence when it is not signed by the remote's key, is of another remote, or does not fit this shell.
 */
export function readManifest(
  { manifestText, signature }: Pick<ReleaseFiles, 'manifestText' | 'signature'>,
  remote: Pick<Remote, 'name' | 'publicKey'>,
): Manifest {
  if (!isSignedBy(manifestText, signature, remote.publicKey))
    throw new Error(`The release is not signed by the key of ${remote.name}.`);
  const parsed = MANIFEST.safeParse(JSON.parse(manifestText));
  if (!parsed.success) throw new Error(`The manifest is wrong at ${parsed.error.issues[0]?.path.join('.')}.`);
  const manifest = parsed.data;
  if (manifest.part !== remote.name) throw new Error(`The release is one of ${manifest.part}.`);
  if (!acceptsContract(manifest.contract))
    throw new Error(
      `The release has contract version ${manifest.contract}, not ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}.`,
    );
  const unfit = findUnfitShared(manifest.shared);
  if (unfit) throw new Error(`The release ${unfit}.`);
  return manifest;
}

/** @throws when a file's text differs from its hash in the manifest. */
export function checkFile(manifest: Manifest, file: string, text: string): void {
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (manifest.files[file] !== hash) throw new Error(`${file} differs from its hash.`);
}

/** Names of all style sheets. */
export function styleFiles(manifest: Manifest): string[] {
  return [...new Set(Object.values(manifest.chunks).flatMap(({ css }) => css))];
}

/** Names of all scripts for browsers. */
export function scriptFiles({ entry, chunks }: Manifest): string[] {
  return [...new Set([entry, ...Object.values(chunks).flatMap(({ js }) => js)])];
}

/**
 * Names of the files that a page of the release adds to its document: those that every page of the remote needs, then
 * those of the page's own chunks.
 */
export function pageFiles(
  { entry, chunks }: Manifest,
  names: readonly string[],
): { scripts: string[]; styles: string[] } {
  const present = ['remote', ...names].flatMap((name) => chunks[name] ?? []);
  return {
    scripts: [...new Set([entry, ...present.flatMap(({ js }) => js)])],
    styles: [...new Set(present.flatMap(({ css }) => css))],
  };
}

/** Versions of the modules that the shell shares, by package. */
const PROVIDED: Readonly<Record<string, string>> = shell.dependencies;

/**
 * Checks, by the same rule as federation's runtime in the browser, whether a release can run on this shell.
 *
 * @param required the version range that the release needs of each shared module.
 * @returns what does not fit, or null.
 */
function findUnfitShared(required: Readonly<Record<string, string>>): string | null {
  for (const [name, range] of Object.entries(required)) {
    const provided = PROVIDED[name.replace('/jsx-runtime', '')];
    if (!provided) return `needs ${name} ${range}, which the shell does not provide`;
    if (!satisfy(provided, range)) return `needs ${name} ${range}, but the shell provides ${provided}`;
  }
  return null;
}
