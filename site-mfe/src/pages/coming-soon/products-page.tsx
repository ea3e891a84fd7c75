import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ComingSoonPage } from '../../features/coming-soon/coming-soon-page';
import { PRODUCTS_COPY, PRODUCTS_META } from './products.copy';

export function ProductsPage() {
  return (
    <>
      <PageMeta {...PRODUCTS_META} path={PATHS.products} />
      <ComingSoonPage copy={PRODUCTS_COPY} purpose="products" line="crest" />
    </>
  );
}

export { ProductsPage as Component };
