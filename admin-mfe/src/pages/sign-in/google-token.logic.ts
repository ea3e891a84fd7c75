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

/** The result of signing in by Google, from the fragment of the sign-in page's address. */
export interface GoogleAnswer {
  /** One-time code of the API. */
  code?: string;
  /** ID token of Google, where the API has no client secret. */
  idToken?: string;
  hasFailed: boolean;
}

/**
 * @param isRequested whether this tab requested that token.
 * @returns null where the fragment holds no result.
 */
export function readGoogleAnswer(
  hash: string,
  isRequested: (idToken: string) => boolean,
): GoogleAnswer | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const code = params.get('code');
  const idToken = params.get('id_token');
  if (code && /^[\w-]{43}$/.test(code)) return { code, hasFailed: false };
  if (idToken && isRequested(idToken)) return { idToken, hasFailed: false };
  return code !== null || idToken !== null || params.has('error') ? { hasFailed: true } : null;
}
