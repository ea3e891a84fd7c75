import { useSyncExternalStore } from 'react';
import { PRELOADED_LINES, readStoredLines, type CartLine } from './cart.logic';

const STORAGE_KEY = 'varukorg';

let lines: readonly CartLine[] | undefined;
const listeners = new Set<() => void>();

/** Remembered in this browser; where that is blocked, for as long as the page is open. */
export function setCartLines(next: readonly CartLine[]): void {
  lines = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Blocked or full: the cart lives on in memory.
  }
  for (const listener of listeners) listener();
}

/** The lines now; a browser that has never had a cart starts with the preloaded ones. */
export function cartLines(): readonly CartLine[] {
  lines ??= storedLines() ?? PRELOADED_LINES;
  return lines;
}

/** The lines, kept up with other tabs. The server renders the preloaded ones. */
export function useCartLines(): readonly CartLine[] {
  return useSyncExternalStore(subscribe, cartLines, () => PRELOADED_LINES);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY && key !== null) return;
    lines = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function storedLines(): CartLine[] | null {
  try {
    return readStoredLines(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}
