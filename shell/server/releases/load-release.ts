import { createHash } from 'node:crypto';
import { acceptsContract, CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import type { RemoteName } from '../../src/remotes/remote-names';
import { routePatterns } from '../../src/routing/route-patterns';
import type { RemoteOrigins } from '../config/env';
import { evaluateRelease } from './evaluate-release';
import type { Release } from './release';
import { RELEASE_MANIFEST, type ReleaseManifest } from './release-manifest';
import { findUnfitShared } from './shared-versions';

const FETCH_TIMEOUT_MS = 3000;
const MANIFEST_LIMIT_BYTES = 256 * 1024;
const FILE_LIMIT_BYTES = 8 * 1024 * 1024;

/** No response came, so another attempt may succeed. */
export class UnreachableOrigin extends Error {}

/** Reads `current.json` of a remote's origin. */
export async function fetchManifest(name: RemoteName, origins: RemoteOrigins): Promise<ReleaseManifest> {
  const text = await fetchText(`${origins.internalOrigin}/current.json`, MANIFEST_LIMIT_BYTES);
  const manifest = RELEASE_MANIFEST.parse(JSON.parse(text));
  if (manifest.part !== name) throw new Error(`The origin of ${name} serves releases of ${manifest.part}`);
  return manifest;
}

/**
 * Fetches, checks and evaluates a release.
 *
 * @param fetchForRelease what the release may call as `fetch` on this server.
 * @throws UnreachableOrigin when a file could not be fetched.
 * @throws when the contract or a shared module's version does not fit, a file differs from its hash, or the server bundle does not load.
 */
export async function loadRelease(
  name: RemoteName,
  manifest: ReleaseManifest,
  origins: RemoteOrigins,
  fetchForRelease: typeof fetch,
): Promise<Release> {
  if (!acceptsContract(manifest.contract)) {
    throw new Error(
      `Release ${manifest.version} has contract version ${manifest.contract}, not ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}`,
    );
  }
  const unfit = findUnfitShared(manifest.shared ?? {});
  if (unfit) throw new Error(`Release ${manifest.version} ${unfit}`);
  const fetchFile = async (file: string): Promise<string> => {
    const text = await fetchText(`${origins.internalOrigin}/${manifest.version}/${file}`, FILE_LIMIT_BYTES);
    if (sha384(text) !== manifest.files[file])
      throw new Error(`${file} of ${manifest.version} differs from its hash`);
    return text;
  };
  const urlOf = (file: string) => `${origins.publicOrigin}/${manifest.version}/${file}`;
  const styleFiles = [...new Set(Object.values(manifest.chunks).flatMap((chunk) => chunk.css))];
  const styles = new Map(
    await Promise.all(styleFiles.map(async (file) => [file, await fetchFile(file)] as const)),
  );
  // The browser will run these: a release whose files do not match their hashes is refused before it is rendered.
  await Promise.all(browserScripts(manifest).map(fetchFile));
  const source = await fetchFile(manifest.server);
  const module = evaluateRelease(source, `${name}-${manifest.version}-server.cjs`, fetchForRelease);
  const pin = {
    name,
    version: manifest.version,
    entry: urlOf(manifest.entry),
    integrity: manifest.files[manifest.entry] ?? '',
    patterns: routePatterns(module.routes),
  };
  return { name, manifest, module, pin, urlOf, styles };
}

function browserScripts(manifest: ReleaseManifest): string[] {
  return [...new Set([manifest.entry, ...Object.values(manifest.chunks).flatMap((chunk) => chunk.js)])];
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Requests the file uncompressed: the hash is of the bytes as they were released. */
async function fetchText(url: string, limitBytes: number): Promise<string> {
  const { status, text } = await request(url);
  if (status !== 200) throw new Error(`${url} responded with ${status}`);
  if (text.length > limitBytes) throw new Error(`${url} is larger than ${limitBytes} bytes`);
  return text;
}

async function request(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      redirect: 'error',
      headers: { 'Accept-Encoding': 'identity' },
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new UnreachableOrigin(`${url} did not respond: ${String(cause)}`, { cause });
  }
}
