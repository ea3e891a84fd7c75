import { trustedTypes, type ScriptUrlPolicy } from '../document/trusted-types';
import { analyticsConfig } from './analytics-config';

const RULES: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url !== analyticsConfig()?.scriptUrl) throw new Error(`No configured service names ${url}`);
    return url;
  },
};

let policy: ScriptUrlPolicy | undefined;

/** The configured script's address as a TrustedScriptURL, where the browser supports Trusted Types. */
export function trustedAnalyticsUrl(url: string): string {
  policy ??= trustedTypes()?.createPolicy('stillsam-analytics', RULES) ?? RULES;
  return policy.createScriptURL(url);
}
