import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchGuides, type GuideListing } from '../../features/guides/guide-calls';
import { findForSale, loadProducts, type Product } from '../../shop/products';

export { ProductsPage as Component } from './products-page';

/** A guide, with its product while that is for sale. */
export interface ListedGuide {
  guide: GuideListing;
  product: Product | null;
}

/** The guides that exist. The page is of use without them, so none are listed while the API does not respond. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ListedGuide[]> {
  try {
    const [guides, { list }] = await Promise.all([fetchGuides(signal), loadProducts(signal)]);
    return guides.map((guide) => ({ guide, product: findForSale(list, guide.product) }));
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
