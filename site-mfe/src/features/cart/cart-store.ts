import { storedCart } from '@stillsam/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { PRELOADED_LINES, readStoredLines, type CartLine } from './cart.logic';

export function setCartLines(next: readonly CartLine[]): void {
  storedCart.save(JSON.stringify(next));
}

/** The current lines. A browser that has never had a cart starts with the preloaded ones. */
export function cartLines(): readonly CartLine[] {
  return linesOf(storedCart.read());
}

/** The lines, updated by changes in other tabs. The server renders the preloaded ones. */
export function useCartLines(): readonly CartLine[] {
  const text = useSyncExternalStore(storedCart.subscribe, storedCart.read, storedCart.readOnServer);
  return useMemo(() => linesOf(text), [text]);
}

function linesOf(text: string | null): readonly CartLine[] {
  return readStoredLines(text) ?? PRELOADED_LINES;
}
