import { integrityOf } from './pins';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}

let policy: ScriptUrlPolicy | undefined;

/** A pinned address as a TrustedScriptURL, where the browser knows Trusted Types. */
export function trustedScriptUrl(url: string): string {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (address) => {
      integrityOf(address);
      return address;
    },
  };
  policy ??= window.trustedTypes?.createPolicy('stillsam-remotes', rules) ?? rules;
  return policy.createScriptURL(url);
}
