import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './pins';
import { trustedScriptUrl } from './trusted-script-url';

/** Loads a federation entry only from a pinned address, and only with the bytes that were pinned. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'stillsam-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = integrityOf(url);
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = trustedScriptUrl(url);
      return { script, timeout: 15_000 };
    },
  };
}
