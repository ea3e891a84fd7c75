const STORAGE_KEY = 'google-nonce';
const NONCE_BYTES = 32;

interface GoogleClient {
  /** Google's authorization endpoint. */
  authorizationUrl: string;
  clientId: string;
}

/**
 * Where Google is asked for an ID token, which it writes behind the `#` of the page's address. What the token must
 * hold is kept for this tab, so that a token that was asked for elsewhere signs nobody in.
 */
export function idTokenAddress({ authorizationUrl, clientId }: GoogleClient, page: string): string {
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  sessionStorage.setItem(STORAGE_KEY, nonce);
  const address = new URL(authorizationUrl);
  const query = {
    client_id: clientId,
    redirect_uri: page,
    response_type: 'id_token',
    scope: 'openid email',
    nonce,
    prompt: 'select_account',
  };
  Object.entries(query).forEach(([name, value]) => address.searchParams.set(name, value));
  return address.href;
}

/** Whether this tab asked for the token. Who signed it and for whom is for the API to see to. */
export function wasAskedFor(idToken: string): boolean {
  const nonce = sessionStorage.getItem(STORAGE_KEY);
  return nonce !== null && nonceOf(idToken) === nonce;
}

/** A token is taken once. */
export function forgetRequest(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

function nonceOf(idToken: string): unknown {
  try {
    const [, payload = ''] = idToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims instanceof Object && 'nonce' in claims ? claims.nonce : undefined;
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
