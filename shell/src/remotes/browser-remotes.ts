import { init, loadRemote, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@stillsam/platform';
import { acceptsContract } from '@stillsam/platform/contract-version';
import type { RemotePin } from '../document/page-data';
import { scriptUrlPolicy } from '../document/trusted-types';

/** Name of a remote's federation container. */
const containerOf = (name: string) => `stillsam_${name}`;

/** Registers the releases that the server rendered with at federation's runtime; nothing is requested yet. */
export function registerPins(pins: RemotePin[]): void {
  init({
    name: 'stillsam_shell',
    remotes: pins.map(({ name, entry }) => ({ name: containerOf(name), entry })),
    plugins: [pinnedEntries(pins)],
  });
}

/**
 * The pinned release of a remote; the runtime loads it once.
 *
 * @throws when it cannot be fetched, differs from its pin, needs a shared module in another version, or has
 *   another contract version.
 */
export async function loadBrowserRemote(name: string): Promise<RemoteModule> {
  const remote = await loadRemote<RemoteModule>(`${containerOf(name)}/remote`);
  if (!remote || !acceptsContract(remote.contract)) throw new Error('It has another contract version.');
  return remote;
}

/** What a remote exposes in development (tools/rspack/hot-client.mjs). */
interface HotClient {
  applyUpdate: (folder: string) => Promise<boolean>;
}

/** Development only: brings the build of a remote that lies in a folder into the page. @returns whether it could. */
export async function applyUpdate(name: string, folder: string): Promise<boolean> {
  try {
    const client = await loadRemote<HotClient>(`${containerOf(name)}/hot`);
    return (await client?.applyUpdate(folder)) ?? false;
  } catch (error) {
    console.warn(`The page loads anew, because it could not take up ${folder}:`, error);
    return false;
  }
}

/** Milliseconds that one attempt to load an entry may take. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Runtime plugin: a federation entry runs only from a pinned address with the pinned hash, under a Trusted Types
 * policy that names no other address. A load that failed is tried once more.
 *
 * @throws in `createScript` when no pin names the address.
 */
function pinnedEntries(pins: RemotePin[]): ModuleFederationRuntimePlugin {
  const usable = pins.filter(({ integrity }) => integrity !== '');
  const integrities = new Map(usable.map(({ entry, integrity }) => [entry, integrity]));
  const policy = scriptUrlPolicy('stillsam-remotes', {
    createScriptURL(url) {
      if (!integrities.has(url)) throw new Error(`No pinned release names ${url}`);
      return url;
    },
  });
  return {
    name: 'pinned-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(url);
      script.integrity = integrities.get(url) ?? '';
      script.crossOrigin = 'anonymous';
      return { script, timeout: LOAD_TIMEOUT_MS };
    },
    loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...attempt }) {
      // The runtime would return the attempt in flight, which waits for this one.
      delete globalLoading[uniqueKey];
      const retried = getRemoteEntry(attempt).then((entry) => entry || undefined);
      // The hook's type is a promise of a promise.
      return new Promise((resolve) => resolve(retried));
    },
  };
}
