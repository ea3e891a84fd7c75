import { storedCart } from '@stillsam/platform';
import { useSyncExternalStore } from 'react';
import { PRELOADED_LINES, readStoredLines, type CartLine } from './cart.logic';

let known: { text: string | null; lines: readonly CartLine[] } | undefined;

/** Remembered in this browser; where that is blocked, for as long as the page is open. */
export function setCartLines(next: readonly CartLine[]): void {
  storedCart.save(JSON.stringify(next));
}

/** The lines now; a browser that has never had a cart starts with the preloaded ones. */
export function cartLines(): readonly CartLine[] {
  const text = storedCart.read();
  // The same text gives the same lines, so that nothing is rendered anew for no reason.
  if (known?.text !== text) known = { text, lines: readStoredLines(text) ?? PRELOADED_LINES };
  return known.lines;
}

/** The lines, kept up with other tabs. The server renders the preloaded ones. */
export function useCartLines(): readonly CartLine[] {
  return useSyncExternalStore(storedCart.subscribe, cartLines, () => PRELOADED_LINES);
}
