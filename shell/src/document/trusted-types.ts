export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/** TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** Creates a Trusted Types policy. Where the browser has none, the rules alone apply. */
export function scriptUrlPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
