import { dayInWords } from '@stillsam/dates';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { fetchGuide, type Guide } from '../../features/guides/guide-calls';
import { findForSale, loadProducts, type Product } from '../../shop/products';

export { ProductPage as Component } from './product-page';

/** A guide in the form that its product page renders. */
export interface ReadyProduct {
  guide: Omit<Guide, 'body' | 'sample'>;
  /** Null while it is not for sale. */
  product: Product | null;
  /** Whether the test provider takes the payments. */
  isTest: boolean;
  /** For example 5 mars 2026. */
  editionDay: string;
  /** Null in the hydration data of a server-rendered page. */
  markup: ArticleMarkup | null;
}

/** @throws a 404 response for an unknown slug. @throws ApiError without a usable response. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<ReadyProduct> {
  prefetchSanitiser();
  const [found, { list }] = await Promise.all([fetchGuide(params.slug ?? '', signal), loadProducts(signal)]);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { body, sample: _sample, ...guide } = found;
  return {
    guide,
    product: findForSale(list, guide.product),
    isTest: list?.checkout.is_test ?? false,
    editionDay: dayInWords(guide.edition_date),
    markup: await toMarkup(body),
  };
}
