/** What the way by Google ended with, as it stands behind the `#` of the sign-in page's address. */
export interface GoogleAnswer {
  /** By the API, to be exchanged once. */
  code?: string;
  /** By Google itself, where the API has no secret to ask for it. */
  idToken?: string;
  hasFailed: boolean;
}

/**
 * @param isAsked whether this tab asked Google for that token.
 * @returns null where the address tells of nothing.
 */
export function readGoogleAnswer(hash: string, isAsked: (idToken: string) => boolean): GoogleAnswer | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const code = params.get('code');
  const idToken = params.get('id_token');
  if (code && /^[\w-]{43}$/.test(code)) return { code, hasFailed: false };
  if (idToken && isAsked(idToken)) return { idToken, hasFailed: false };
  return code !== null || idToken !== null || params.has('error') ? { hasFailed: true } : null;
}
