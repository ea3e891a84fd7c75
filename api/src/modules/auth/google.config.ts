import type { ApiConfig } from '../../config/env';

export type GoogleConfig = ApiConfig['google'] & { clientId: string };

/** Google's settings, or undefined where signing in with Google is not set up. */
export function readGoogle({ google }: ApiConfig): GoogleConfig | undefined {
  return google.clientId ? { ...google, clientId: google.clientId } : undefined;
}

/** Where the redirect flow begins: on the host that its answer comes back to, whose cookie it needs. */
export function redirectStart({ callbackUrl }: GoogleConfig): string {
  return callbackUrl.replace(/\/callback$/, '');
}
