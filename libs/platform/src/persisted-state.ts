import { useSyncExternalStore } from 'react';

/** The methods of `Storage` that a persisted value needs. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that outlives the page, in the shape that `useSyncExternalStore` takes. Its methods never throw. */
export interface PersistedState<Value> {
  /** The same object until the stored text changes. */
  read(): Value;
  /** What the server renders, and the browser while it hydrates. */
  readOnServer(): Value;
  /** Calls `onChange` after each change, by this tab or another. @returns ends the subscription. */
  subscribe(onChange: () => void): () => void;
  save(value: Value): void;
  /** Removes the value from the storage, so that it is the initial one again. */
  clear(): void;
  /** True while the browser refuses to store the value, which then lasts as long as the page. */
  isRefused(): boolean;
}

interface PersistedStateOptions<Value> {
  /** Key of the storage. */
  key: string;
  initial: Value;
  /** Null, or an exception, for a text that holds no such value. */
  parse(text: string): Value | null;
  /** JSON when left out. */
  serialise?(value: Value): string;
  /** The browser's when left out; `() => sessionStorage` lasts until the tab closes. */
  storage?(): StateStorage;
}

/** Texts that a blocked or full storage refused, by key. They last as long as the page. */
const refusedTexts = new Map<string, string>();

export function persistedState<Value>({
  key,
  initial,
  parse,
  serialise = JSON.stringify,
  storage = () => localStorage,
}: PersistedStateOptions<Value>): PersistedState<Value> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: Value } = { text: null, value: initial };
  const notify = () => listeners.forEach((onChange) => onChange());

  return {
    read() {
      const text = refusedTexts.get(key) ?? attempt(() => storage().getItem(key));
      if (text !== cached.text) {
        cached = { text, value: text === null ? initial : (attempt(() => parse(text)) ?? initial) };
      }
      return cached.value;
    },
    readOnServer: () => initial,
    subscribe(onChange) {
      listeners.add(onChange);
      // Raised by other tabs only. Every key counts: `read` compares the text.
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
    save(value) {
      const text = serialise(value);
      try {
        storage().setItem(key, text);
        refusedTexts.delete(key);
      } catch {
        refusedTexts.set(key, text);
      }
      cached = { text, value };
      notify();
    },
    clear() {
      refusedTexts.delete(key);
      attempt(() => storage().removeItem(key));
      notify();
    },
    isRefused: () => refusedTexts.has(key),
  };
}

/** The value in a component, and whether the browser refuses to store it. */
export function usePersistedState<Value>(state: PersistedState<Value>): { value: Value; isRefused: boolean } {
  const value = useSyncExternalStore(state.subscribe, state.read, state.readOnServer);
  const isRefused = useSyncExternalStore(state.subscribe, state.isRefused, () => false);
  return { value, isRefused };
}

/** Null where the storage is blocked, or the text is damaged. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
