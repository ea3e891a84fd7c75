import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, Card, PageHeader, Section } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { useId } from 'react';
import { useCart } from '../../features/cart/cart-store';
import { loadProducts, useProducts, type ProductsData } from '../../shop/products';
import { EmptyCart, EXAMPLE_LINES, WithoutScript } from '../../features/cart/cart-notices';
import { CART_COPY } from './cart.copy';
import { CartLines } from './components/cart-lines';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './cart-page.module.css';
import { totalOre, type CartLine } from '../../features/cart/cart.logic';
import { Sum, Sums } from '../../features/money/sums';
import { swedishPrice } from '../../features/money/swedish-price';

export const loader = () => loadProducts();

/** The visitor's cart, which is stored in this browser. */
function CartPage() {
  const initial = useLoaderData<ProductsData>();
  const [{ list }] = useProducts(initial.list);
  const { lines, isExample } = useCart(list);
  return (
    <>
      <PageMeta title={CART_COPY.title} description={CART_COPY.metaDescription} path={PATHS.cart} />
      <Section rhythm="end">
        <PageHeader
          title={CART_COPY.title}
          lead={
            lines.length === 0 ? undefined : isExample ? (
              <span className={shown.withScript}>
                {EXAMPLE_LINES} {CART_COPY.unchosen}
              </span>
            ) : (
              CART_COPY.lead
            )
          }
          line={lines.length > 0 ? 'bowl' : undefined}
        />
        <WithoutScript className={styles.withoutScript} />
        <div className={`${styles.columns} ${shown.withScript}`}>
          <CartLines lines={lines} isExample={isExample} />
          {lines.length > 0 ? <CartSummary lines={lines} /> : <EmptyCart />}
        </div>
      </Section>
    </>
  );
}

function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const titleId = useId();
  const total = swedishPrice(totalOre(lines));
  return (
    <Card as="section" tone="calm" padding="none" aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {CART_COPY.summary}
      </h2>
      <Sums className={styles.sums}>
        <Sum term={CART_COPY.subtotal} kind="part">
          {total}
        </Sum>
        <Sum term={CART_COPY.shipping} kind="part">
          {CART_COPY.free}
        </Sum>
        <Sum term={CART_COPY.total} kind="total">
          {total}
        </Sum>
      </Sums>
      <p className={styles.note}>{CART_COPY.vatNote}</p>
      <ButtonLink to={PATHS.checkout} size="large" className={styles.way}>
        {CART_COPY.toCheckout}
      </ButtonLink>
    </Card>
  );
}

export { CartPage as Component };
