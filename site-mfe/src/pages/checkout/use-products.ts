import { useCallback, useEffect, useState } from 'react';
import type { ProductList } from './checkout.types';

export type ProductsState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; list: ProductList };

const loadCalls = () => import(/* webpackChunkName: "checkout-calls" */ './checkout-calls');

/**
 * The shop's prices of this moment: fetched by the browser, since a page that is kept for others may be older than a
 * price.
 */
export function useProducts(): [ProductsState, retry: () => void] {
  const [state, setState] = useState<ProductsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    loadCalls()
      .then(({ fetchProducts }) => fetchProducts(controller.signal))
      .then(
        (list) => setState({ status: 'ready', list }),
        () => {
          if (!controller.signal.aborted) setState({ status: 'failed' });
        },
      );
    return () => controller.abort();
  }, [attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return [state, retry];
}
