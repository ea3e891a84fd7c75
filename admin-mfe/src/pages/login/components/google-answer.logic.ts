/** What the way by Google ended with, as the API writes it behind the `#` of the sign-in page's address. */
export interface GoogleAnswer {
  /** To be exchanged once. */
  code?: string;
  hasFailed: boolean;
}

/** @returns null where the address tells of nothing. */
export function readGoogleAnswer(hash: string): GoogleAnswer | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const code = params.get('code');
  if (code && /^[\w-]{43}$/.test(code)) return { code, hasFailed: false };
  return code !== null || params.has('error') ? { hasFailed: true } : null;
}
