import { useCallback, useEffect, useState } from 'react';
import { loadCalls } from './checkout.queries';
import type { ProductList } from './checkout.types';

export interface Products {
  /** `ready`: the list holds the prices of this moment. */
  status: 'loading' | 'failed' | 'ready';
  /** What is known of the shop, old prices or new. */
  list: ProductList | null;
}

/**
 * The shop's prices of this moment, asked for by the browser.
 *
 * @param known what the server knew.
 */
export function useProducts(known: ProductList | null): [Products, retry: () => void] {
  const [products, setProducts] = useState<Products>({ status: 'loading', list: known });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    loadCalls()
      .then(({ fetchProducts }) => fetchProducts(controller.signal))
      .then(
        (list) => setProducts({ status: 'ready', list }),
        () => {
          if (!controller.signal.aborted) setProducts(({ list }) => ({ status: 'failed', list }));
        },
      );
    return () => controller.abort();
  }, [attempt]);
  const retry = useCallback(() => {
    setProducts(({ list }) => ({ status: 'loading', list }));
    setAttempt((before) => before + 1);
  }, []);
  return [products, retry];
}
