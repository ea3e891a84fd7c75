import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, Card, PageHeader, Section } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { useId } from 'react';
import { useCart } from '../../features/cart/cart-store';
import { loadProducts, useProducts, type ProductsData } from '../../shop/products';
import { EmptyCart, EXAMPLE_LINES, Sum, Sums, WithoutScript } from '../../features/cart/cart-parts';
import { CartLines } from './components/cart-lines';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './cart-page.module.css';
import { totalOre, type CartLine } from '../../features/cart/cart.logic';
import { swedishPrice } from '../../shop/money';

const COPY = {
  title: 'Varukorg',
  metaDescription: 'Din varukorg. Två exempel ligger i den från början. Ta bort det du inte vill ha.',
  lead: 'Gå igenom den i lugn och ro. Inget är beställt än.',
  unchosen: 'Vi lade dit dem som förslag, och inget är beställt.',
  summary: 'Sammanfattning',
  subtotal: 'Delsumma',
  shipping: 'Frakt',
  free: 'Gratis',
  total: 'Totalt',
  vatNote: 'Priserna är inklusive moms.',
  toCheckout: 'Till kassan',
};

export const loader = () => loadProducts();

/** The visitor's cart, which is stored in this browser. */
function CartPage() {
  const initial = useLoaderData<ProductsData>();
  const [{ list }] = useProducts(initial.list);
  const { lines, isExample } = useCart(list);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.cart} />
      <Section rhythm="end">
        <PageHeader
          title={COPY.title}
          lead={
            lines.length === 0 ? undefined : isExample ? (
              <span className={shown.withScript}>
                {EXAMPLE_LINES} {COPY.unchosen}
              </span>
            ) : (
              COPY.lead
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
        {COPY.summary}
      </h2>
      <Sums className={styles.sums}>
        <Sum term={COPY.subtotal} kind="part">
          {total}
        </Sum>
        <Sum term={COPY.shipping} kind="part">
          {COPY.free}
        </Sum>
        <Sum term={COPY.total} kind="total">
          {total}
        </Sum>
      </Sums>
      <p className={styles.note}>{COPY.vatNote}</p>
      <ButtonLink to={PATHS.checkout} size="large" className={styles.way}>
        {COPY.toCheckout}
      </ButtonLink>
    </Card>
  );
}

export { CartPage as Component };
