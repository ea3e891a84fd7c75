import { useSyncExternalStore } from 'react';
import { eraseText, onOtherTabs, readText, writeText, type StorageArea } from './storage-area';

/** What a stored value is right now. A new object for each change, and for nothing else. */
export interface Stored<T> {
  value: T;
  /** It was there when the page asked for it, and nothing has been written since. */
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

/** A value that the browser keeps. It reads the storage when it is first asked, and never throws. */
export function createStoredValue<T>({ area, key, empty, parse }: StoredValueOptions<T>): StoredValue<T> {
  const nothing: Stored<T> = { value: empty, isFound: false, isRefused: false };
  const listeners = new Set<() => void>();
  let current: Stored<T> | null = null;

  function load(): Stored<T> {
    const value = parseText(readText(area, key), parse);
    return value === null ? nothing : { value, isFound: true, isRefused: false };
  }

  function become(next: Stored<T>): Stored<T> {
    current = next;
    listeners.forEach((listener) => listener());
    return next;
  }

  return {
    read: () => (current ??= load()),
    readOnServer: () => nothing,
    write(value) {
      const outcome = writeText(area, key, JSON.stringify(value));
      return become({ value, isFound: false, isRefused: outcome === 'refused' });
    },
    erase() {
      eraseText(area, key);
      become(nothing);
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = area === 'browser' ? onOtherTabs(key, () => become(load())) : undefined;
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
