export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** The policy factory, where the browser supports Trusted Types; TypeScript's DOM types lack it. */
export function trustedTypes(): TrustedTypes | undefined {
  return Reflect.get(window, 'trustedTypes');
}
