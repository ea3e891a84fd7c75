import { MANIFEST_FILE, POINTER, type Pointer, SIGNATURE_FILE } from '@stillsam/releases/files';
import type { Remote } from '@stillsam/releases/registry';
import { checkFile, readManifest, scriptFiles, styleFiles, type ReleaseFiles } from './release-files';

const FETCH_TIMEOUT_MS = 3000;
const DOCUMENT_LIMIT_BYTES = 256 * 1024;
const FILE_LIMIT_BYTES = 8 * 1024 * 1024;

/** A file did not come, so another attempt may succeed. */
export class UnreachableOrigin extends Error {}

/** Reads `current.json` of a remote's origin. */
export async function fetchPointer({ internalOrigin }: Remote): Promise<Pointer> {
  const text = await fetchText(`${internalOrigin}/current.json`, DOCUMENT_LIMIT_BYTES);
  const parsed = POINTER.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${internalOrigin}/current.json is wrong at ${parsed.error.issues[0]?.path.join('.')}.`);
}

/**
 * Fetches a release and checks every file that will run on this server or in browsers against the signed manifest.
 *
 * @throws UnreachableOrigin when a file could not be fetched.
 * @throws with one sentence when the release must not be used.
 */
export async function fetchRelease(remote: Remote, version: string): Promise<ReleaseFiles> {
  const addressOf = (file: string) => `${remote.internalOrigin}/${version}/${file}`;
  const [manifestText, signature] = await Promise.all([
    fetchText(addressOf(MANIFEST_FILE), DOCUMENT_LIMIT_BYTES),
    fetchText(addressOf(SIGNATURE_FILE), DOCUMENT_LIMIT_BYTES),
  ]);
  const manifest = readManifest({ manifestText, signature }, remote);
  if (manifest.version !== version) throw new Error(`The folder ${version} holds ${manifest.version}.`);
  const fetchFile = async (file: string): Promise<string> => {
    const text = await fetchText(addressOf(file), FILE_LIMIT_BYTES);
    checkFile(manifest, file, text);
    return text;
  };
  const fetchAll = async (files: string[]): Promise<Record<string, string>> =>
    Object.fromEntries(await Promise.all(files.map(async (file) => [file, await fetchFile(file)] as const)));
  const [source, styles, scripts] = await Promise.all([
    fetchFile(manifest.server),
    fetchAll(styleFiles(manifest)),
    fetchAll(scriptFiles(manifest)),
  ]);
  return { manifestText, signature, source, styles, scripts };
}

/** Requests the file uncompressed: the hash is of the bytes as they were released. */
async function fetchText(url: string, limitBytes: number): Promise<string> {
  const { status, text } = await request(url);
  if (status !== 200) throw new UnreachableOrigin(`${url} responded with ${status}.`);
  if (text.length > limitBytes) throw new Error(`${url} is larger than ${limitBytes} bytes.`);
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
