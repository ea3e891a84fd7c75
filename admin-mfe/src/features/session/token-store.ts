/** Key of the token in localStorage (specification, section 9). */
export const TOKEN_KEY = 'token';

/** The bearer token of this browser. Falls back to memory where storage is blocked. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls `listener` when another tab signs in or out. @returns ends the subscription. */
  onChangeElsewhere(listener: () => void): () => void;
}

export function createTokenStore(): TokenStore {
  let fallback: string | null = null;
  return {
    read() {
      try {
        return window.localStorage.getItem(TOKEN_KEY) ?? fallback;
      } catch {
        return fallback;
      }
    },
    write(token) {
      fallback = null;
      try {
        window.localStorage.setItem(TOKEN_KEY, token);
      } catch {
        fallback = token;
      }
    },
    clear() {
      fallback = null;
      try {
        window.localStorage.removeItem(TOKEN_KEY);
      } catch {
        // Storage is blocked, so it holds no token.
      }
    },
    onChangeElsewhere(listener) {
      const onStorage = (event: StorageEvent) => {
        // `key` is null when the whole storage was cleared.
        if (event.key === TOKEN_KEY || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
