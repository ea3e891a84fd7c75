import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser has passkeys, on a page of the domain that they belong to. */
export function hasPasskeys(domain: string | null): boolean {
  return (
    domain !== null && browserSupportsWebAuthn() && `.${window.location.hostname}`.endsWith(`.${domain}`)
  );
}

/** Lets the user answer with one of their passkeys. @param options of the API. @throws an error of the browser. */
export async function answerPasskey(
  options: object,
  { isAutofill = false } = {},
): Promise<Record<string, unknown>> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })) };
}

/** Lets the user make a passkey. @param options of the API. @throws an error of the browser. */
export async function makePasskey(options: object): Promise<Record<string, unknown>> {
  return { ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) };
}

/** Whether the user has closed the browser's dialog, or did not answer it in time. */
export function isCancelled(error: unknown): boolean {
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return true;
  return error instanceof Error && /^(?:NotAllowedError|AbortError)$/.test(error.name);
}

/** Whether this device holds a passkey of the account already. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
