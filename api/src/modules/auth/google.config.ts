import type { ApiConfig } from '../../config/env';

export type GoogleConfig = ApiConfig['google'] & { clientId: string };

/** Google's settings, or undefined where signing in with Google is not set up. */
export function readGoogle({ google }: ApiConfig): GoogleConfig | undefined {
  return google.clientId ? { ...google, clientId: google.clientId } : undefined;
}

/** Start of the redirect flow, on the host of its callback, which needs the cookie. */
export function redirectStart({ callbackUrl }: GoogleConfig): string {
  return callbackUrl.replace(/\/callback$/, '');
}
