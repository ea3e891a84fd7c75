import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemotePin } from '../document/page-data';
import { trustedTypes, type ScriptUrlPolicy } from '../document/trusted-types';

/** Milliseconds that one attempt to load an entry may take. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Runtime plugin: a federation entry runs only from a pinned address with the pinned hash, under a Trusted Types
 * policy that names no other address. A load that failed is tried once more.
 *
 * @throws in `createScript` when no pin names the address.
 */
export function pinnedEntries(pins: RemotePin[]): ModuleFederationRuntimePlugin {
  const usable = pins.filter(({ integrity }) => integrity !== '');
  const integrities = new Map(usable.map(({ entry, integrity }) => [entry, integrity]));
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (!integrities.has(url)) throw new Error(`No pinned release names ${url}`);
      return url;
    },
  };
  const policy = trustedTypes()?.createPolicy('stillsam-remotes', rules) ?? rules;
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
