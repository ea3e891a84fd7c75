export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** What makes policies, where the browser knows Trusted Types; TypeScript's own types do not name it. */
export function trustedTypes(): TrustedTypes | undefined {
  return Reflect.get(window, 'trustedTypes');
}
