const STORAGE_KEY = 'google-nonce';
const NONCE_BYTES = 32;

interface GoogleClient {
  /** Google's authorization endpoint. */
  authorizationUrl: string;
  clientId: string;
}

/**
 * The address that requests an ID token of Google, which returns it in the fragment. The nonce is kept for this tab,
 * so that a token that was requested elsewhere signs nobody in.
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

/** Whether this tab requested the token. The API checks its signature and audience. */
export function wasAskedFor(idToken: string): boolean {
  const nonce = sessionStorage.getItem(STORAGE_KEY);
  return nonce !== null && nonceOf(idToken) === nonce;
}

/** A token is accepted once. */
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
