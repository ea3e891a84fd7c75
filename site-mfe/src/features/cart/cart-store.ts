import { storedCart } from '@stillsam/platform';
import { useSyncExternalStore } from 'react';
import { PRELOADED_LINES, readStoredLines, withPrices, type CartLine } from './cart.logic';
import { isSelling, type ProductList } from '../../shop/products';

export function setCartLines(next: readonly CartLine[]): void {
  storedCart.save(JSON.stringify(next));
}

/** What is stored now, also by another tab. Null for a cart that has never been changed. */
export function storedLines(): readonly CartLine[] | null {
  return readStoredLines(storedCart.read());
}

export interface Cart {
  /** At the prices of the shop, where they are known. */
  lines: readonly CartLine[];
  /** Whether the lines are the examples, which nobody has chosen. */
  isExample: boolean;
}

/**
 * The cart of this browser, updated by changes in other tabs. One that has never had a line starts with the examples,
 * but in a shop that sells it starts empty: what nobody chose is not sold.
 *
 * @param list null while it is not known; the examples are then shown, and nothing can be ordered.
 */
export function useCart(list: ProductList | null): Cart {
  const text = useSyncExternalStore(storedCart.subscribe, storedCart.read, storedCart.readOnServer);
  const stored = readStoredLines(text);
  const isExample = stored === null && !isSelling(list);
  const lines = stored ?? (isExample ? PRELOADED_LINES : []);
  return { lines: withPrices(lines, list?.products ?? []), isExample };
}
