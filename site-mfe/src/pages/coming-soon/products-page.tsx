import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import { ComingSoonPage } from '../../features/coming-soon/coming-soon-page';
import { GuideCards } from './components/guide-cards';
import { PRODUCTS_COPY, PRODUCTS_META } from './products.copy';
import type { ListedGuide } from './products.queries';

export function ProductsPage() {
  const guides = useLoaderData<ListedGuide[]>();
  return (
    <>
      <PageMeta {...PRODUCTS_META} path={PATHS.products} />
      <ComingSoonPage
        copy={PRODUCTS_COPY}
        purpose="products"
        line="crest"
        above={guides.length > 0 ? <GuideCards guides={guides} /> : null}
      />
    </>
  );
}

export { ProductsPage as Component };
