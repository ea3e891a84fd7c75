import { persistedState } from '@stillsam/platform/persisted-state';
import { ApiError, type ApiClient } from '@stillsam/api-client';

/** Key of the token in localStorage (specification, section 9). */
const TOKEN_KEY = 'token';

/** The bearer token of this browser; null while nobody is signed in. */
export const storedToken = persistedState<string | null>({
  key: TOKEN_KEY,
  initial: null,
  parse: (text) => text,
  serialise: (token) => token ?? '',
});

/** Calls `listener` when another tab signs in or out. @returns ends the subscription. */
export function onTokenChangeElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const LOCK = 'stillsam-renewal';

/**
 * Renews a token that has expired, by the cookie of the session. Of several tabs one asks: a cookie works once.
 *
 * @returns whether the browser has another token than the rejected one; false where the session is over.
 * @throws where the API could not be asked: the session may still be there.
 */
export async function renewToken(client: ApiClient, rejectedToken: string | null): Promise<boolean> {
  const renew = async () => {
    if (storedToken.read() !== rejectedToken) return hasAnother(rejectedToken);
    try {
      const { data } = await client.POST('/api/auth/renew');
      if (data?.token) storedToken.save(data.token);
      return Boolean(data?.token);
    } catch (error) {
      // Meanwhile the user may have signed in, or proved who they are.
      if (error instanceof ApiError && error.status === 401) return hasAnother(rejectedToken);
      throw error;
    }
  };
  return oneAtATime(renew);
}

function hasAnother(rejectedToken: string | null): boolean {
  const current = storedToken.read();
  return current !== null && current !== rejectedToken;
}

/** Changes the token while no other tab does: what it had before ends with the change. */
export function oneAtATime<Result>(change: () => Promise<Result>): Promise<Result> {
  // Browsers have locks on secure origins alone.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, change) : change();
}
