import { useCallback, useEffect, useState } from 'react';
import { fetchProducts, type ProductList } from './products';

export interface Products {
  /** `ready`: the list has the current prices. */
  status: 'loading' | 'failed' | 'ready';
  /** The latest list, possibly with old prices. */
  list: ProductList | null;
}

/**
 * Fetches the current prices in the browser.
 *
 * @param initialList the list that the server rendered.
 */
export function useProducts(initialList: ProductList | null): [Products, retry: () => void] {
  const [products, setProducts] = useState<Products>({ status: 'loading', list: initialList });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    fetchProducts(controller.signal).then(
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
