import { persistedState } from '@stillsam/platform/persisted-state';

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
