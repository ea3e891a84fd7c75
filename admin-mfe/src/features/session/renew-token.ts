import { ApiError, type ApiClient } from '@stillsam/api-client';
import { storedToken } from './token-store';

const LOCK = 'stillsam-renewal';

/**
 * Renews a token that has expired, by the cookie of the session. Of several tabs one asks: a cookie works once.
 *
 * @returns whether the browser has another token than the rejected one; false where the session is over.
 * @throws where the API could not be asked: the session may still be there.
 */
export async function renewToken(client: ApiClient, rejectedToken: string | null): Promise<boolean> {
  const renew = async () => {
    const current = storedToken.read();
    if (current !== rejectedToken) return current !== null;
    try {
      const { data } = await client.POST('/api/auth/renew');
      if (data?.token) storedToken.save(data.token);
      return Boolean(data?.token);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return false;
      throw error;
    }
  };
  // Browsers have locks on secure origins alone.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, renew) : renew();
}
