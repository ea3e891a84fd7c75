import { storedCart } from '@stillsam/platform';
import { useSyncExternalStore } from 'react';

/**
 * The number of items in the cart. 0 before the visitor has changed it: the examples that a cart starts with are not
 * counted.
 */
export function useCartCount(): number {
  return countOf(useSyncExternalStore(storedCart.subscribe, storedCart.read, storedCart.readOnServer));
}

/** The sum of the quantities; 0 for what cannot be read. */
export function countOf(text: string | null): number {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lines) ? lines.reduce<number>((sum, line) => sum + quantityOf(line), 0) : 0;
  } catch {
    return 0;
  }
}

function quantityOf(line: unknown): number {
  const quantity = Number(Object(line).quantity);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
