import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { LaunchPage } from '../../features/launch/launch-page';
import { PRODUCTS_COPY, PRODUCTS_META } from './products.copy';

export function ProductsPage() {
  return (
    <>
      <PageMeta {...PRODUCTS_META} path={PATHS.products} />
      <LaunchPage copy={PRODUCTS_COPY} purpose="products" />
    </>
  );
}
