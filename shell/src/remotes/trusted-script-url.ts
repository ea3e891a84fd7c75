import { integrityOf } from './pins';
import { trustedTypes, type ScriptUrlPolicy } from '../config/trusted-types';

let policy: ScriptUrlPolicy | undefined;

/** A pinned address as a TrustedScriptURL, where the browser knows Trusted Types. */
export function trustedScriptUrl(url: string): string {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (address) => {
      integrityOf(address);
      return address;
    },
  };
  policy ??= trustedTypes()?.createPolicy('stillsam-remotes', rules) ?? rules;
  return policy.createScriptURL(url);
}
