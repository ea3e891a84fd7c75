import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PageHeader, Section } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { useCart } from '../../features/cart/cart-store';
import type { ProductsData } from '../../shop/products';
import { useProducts } from '../../shop/use-products';
import { EmptyCart, WithoutScript } from '../../features/cart/cart-notices';
import { CART_COPY } from './cart.copy';
import { CartLines } from './components/cart-lines';
import { CartSummary } from './components/cart-summary';
import styles from './cart-page.module.css';

/** The visitor's cart, which is stored in this browser. */
export function CartPage() {
  const initial = useLoaderData<ProductsData>();
  const [{ list }] = useProducts(initial.list);
  const { lines, isExample } = useCart(list);
  return (
    <>
      <PageMeta title={CART_COPY.title} description={CART_COPY.metaDescription} path={PATHS.cart} />
      <Section rhythm="none" className={styles.page}>
        <PageHeader
          title={CART_COPY.title}
          lead={lines.length > 0 ? CART_COPY.lead : undefined}
          line="bowl"
        />
        <WithoutScript className={styles.withoutScript} />
        <div className={styles.columns}>
          <CartLines lines={lines} isExample={isExample} />
          {lines.length > 0 ? <CartSummary lines={lines} /> : <EmptyCart />}
        </div>
      </Section>
    </>
  );
}

export { CartPage as Component };
