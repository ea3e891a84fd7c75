import { useSyncExternalStore } from 'react';
import { eraseText, onOtherTabs, readText, writeText, type StorageArea } from './storage-area';

/** What a stored value is right now. A new object for each change, and for nothing else. */
export interface Stored<T> {
  value: T;
  /** It was there when the page asked for it, and this page has written nothing since. */
  isFound: boolean;
  /** The browser refused to keep it: it lives on this page alone. */
  isRefused: boolean;
}

export interface StoredValue<T> {
  read(): Stored<T>;
  /** What the server, and the first rendering in the browser, show: nothing is stored. */
  readOnServer(): Stored<T>;
  write(value: T): Stored<T>;
  erase(): void;
  subscribe(listener: () => void): () => void;
}

interface StoredValueOptions<T> {
  area: StorageArea;
  key: string;
  /** The value where nothing is stored. */
  empty: T;
  /** Reads what JSON gave; null for anything that is not such a value, however it came to be. */
  parse(candidate: unknown): T | null;
}

/** A value that the browser keeps, as it stands there when it is asked about. It never throws. */
export function createStoredValue<T>({ area, key, empty, parse }: StoredValueOptions<T>): StoredValue<T> {
  const nothing: Stored<T> = { value: empty, isFound: false, isRefused: false };
  const listeners = new Set<() => void>();
  /** What stands in the storage, and what it was read as. */
  let seen: { text: string | null; stored: Stored<T> } | null = null;

  // The storage is asked each time: another tab may have erased what this one has seen.
  function read(): Stored<T> {
    const text = readText(area, key);
    if (!seen || seen.text !== text) seen = { text, stored: storedOf(text) };
    return seen.stored;
  }

  function storedOf(text: string | null): Stored<T> {
    const value = parseText(text, parse);
    return value === null ? nothing : { value, isFound: true, isRefused: false };
  }

  function tell(): void {
    listeners.forEach((listener) => listener());
  }

  return {
    read,
    readOnServer: () => nothing,
    write(value) {
      const text = JSON.stringify(value);
      const isRefused = writeText(area, key, text) === 'refused';
      const stored = { value, isFound: false, isRefused };
      seen = { text, stored };
      tell();
      return stored;
    },
    erase() {
      eraseText(area, key);
      seen = { text: readText(area, key), stored: nothing };
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = area === 'browser' ? onOtherTabs(key, tell) : undefined;
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
  };
}

/** The value in a component, current at every rendering. */
export function useStoredValue<T>(stored: StoredValue<T>): Stored<T> {
  return useSyncExternalStore(stored.subscribe, stored.read, stored.readOnServer);
}

function parseText<T>(text: string | null, parse: (candidate: unknown) => T | null): T | null {
  if (text === null) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
