import type { components } from '@stillsam/contracts';
import { useEffect, useState } from 'react';
import { bodyOf, siteApi } from '../api/site-api';

export type ProductList = components['schemas']['ProductListDto'];
export type Product = components['schemas']['ProductDto'];

/** The data of pages with prices. */
export interface ProductsData {
  /** Null where the API failed. */
  list: ProductList | null;
}

/** Fetches the products and the terms that an order accepts. @throws ApiError */
function fetchProducts(signal?: AbortSignal): Promise<ProductList> {
  return bodyOf(siteApi().GET('/api/products', { signal }));
}

/** Never fails, so that a page renders without prices. */
export async function loadProducts(signal?: AbortSignal): Promise<ProductsData> {
  return { list: await fetchProducts(signal).catch(() => null) };
}

/** @returns null while the product is not for sale, or it is not known whether it is. */
export function findForSale(list: ProductList | null, id: string): Product | null {
  return (list?.checkout.is_open && list.products.find((product) => product.id === id)) || null;
}

/** Whether the shop sells for money: neither closed nor a test. */
export function isSelling(list: ProductList | null): boolean {
  return list !== null && list.checkout.is_open && !list.checkout.is_test;
}

interface Products {
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
  const retry = () => {
    setProducts(({ list }) => ({ status: 'loading', list }));
    setAttempt((before) => before + 1);
  };
  return [products, retry];
}

/** The category that colours a product's cover. */
const COVER_CATEGORIES: Partial<Record<string, string>> = { 'vagledning-mjuk-start': 'naring' };

export function guideCategory(product: string): string {
  return COVER_CATEGORIES[product] ?? 'somn';
}
