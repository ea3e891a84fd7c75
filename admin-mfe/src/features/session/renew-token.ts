import type { ApiClient } from '@stillsam/api-client';
import { storedToken } from './token-store';

const LOCK = 'stillsam-renewal';

/**
 * Renews a token that has expired, by the cookie of the session. Of several tabs one asks: a cookie works once.
 *
 * @returns whether the browser has another token than the rejected one.
 */
export async function renewToken(client: ApiClient, rejectedToken: string | null): Promise<boolean> {
  const renew = async () => {
    const current = storedToken.read();
    if (current !== rejectedToken) return current !== null;
    try {
      const { data } = await client.POST('/api/auth/renew');
      if (data?.token) storedToken.save(data.token);
      return Boolean(data?.token);
    } catch {
      // The session is over, or the API cannot be reached: the user signs in again.
      return false;
    }
  };
  // Browsers have locks on secure origins alone.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, renew) : renew();
}
