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
