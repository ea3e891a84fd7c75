import { PATHS, PRODUCT_QUERY } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, Notice, PageHeader, Section, Skeleton, Spinner } from '@stillsam/ui';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { MissingDetails, missingLine } from '../../features/legal/missing-details';
import { useCart } from '../../features/cart/cart-store';
import type { CartLine } from '../../features/cart/cart.logic';
import { useProducts, type ProductList } from '../../shop/products';
import { TestNotice } from '../../shop/test-notice';
import { EmptyCart, WithoutScript } from '../../features/cart/cart-notices';
import { EXAMPLE_LINES } from '../../features/cart/cart-notices.copy';
import { CHECKOUT_COPY as COPY } from './checkout.copy';
import type { CheckoutData, PostedProduct } from './checkout.queries';
import { CheckoutForm } from './components/checkout-form';
import { OrderOverview, OrderSums } from './components/order-overview';
import { OrderProgress } from './components/order-progress';
import { previewOrder } from './order-lines';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './checkout-page.module.css';

/** Number of rows for the total and its tax. */
const SUM_ROWS = 2;

/** A guest buys the cart, or the one product that a product's page posted or the address names. */
export function CheckoutPage() {
  const { order, list } = useLoaderData<CheckoutData>();
  const posted = useActionData<PostedProduct | null>();
  const [query] = useSearchParams();
  const product = posted?.id ?? query.get(PRODUCT_QUERY);
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.checkout} />
      <Section rhythm="none" className={styles.page}>
        {order ? (
          <OrderProgress order={order} />
        ) : product ? (
          <ProductCheckout product={product} formKey={posted?.key} initial={list} />
        ) : (
          <CartCheckout initial={list} />
        )}
      </Section>
    </>
  );
}

interface ProductCheckoutProps {
  product: string;
  /** Of a posted product, which is bought without JavaScript too: the response to a form is not cached. */
  formKey: string | undefined;
  initial: ProductList | null;
}

function ProductCheckout({ product, formKey, initial }: ProductCheckoutProps) {
  const [{ status, list }, retry] = useProducts(initial);
  const name = list?.products.find(({ id }) => id === product)?.name ?? COPY.productUnavailable;
  const line = { id: product, name, price: 0, quantity: 1, image: null };
  return (
    <Checkout
      lines={[line]}
      list={list}
      arePricesKnown={list !== null}
      onRetry={status === 'failed' ? retry : undefined}
      formKey={formKey}
      back={{ to: PATHS.products, label: COPY.backToProducts }}
    />
  );
}

function CartCheckout({ initial }: { initial: ProductList | null }) {
  const [{ status, list }, retry] = useProducts(initial);
  const { lines, isExample } = useCart(list);
  if (lines.length === 0) return <EmptyCart headingLevel={1} />;
  return (
    <Checkout
      lines={lines}
      isExample={isExample}
      list={list}
      arePricesKnown={status === 'ready'}
      onRetry={status === 'failed' ? retry : undefined}
      back={{ to: PATHS.cart, label: COPY.backToCart }}
    />
  );
}

interface CheckoutProps {
  lines: readonly CartLine[];
  /** Whether the lines are the examples, which nobody has chosen. */
  isExample?: boolean;
  list: ProductList | null;
  arePricesKnown: boolean;
  /** Undefined unless the prices could not be fetched. */
  onRetry?: () => void;
  /** Idempotency key of an order that the browser itself posts. Without one, JavaScript is needed. */
  formKey?: string;
  back: { to: string; label: string };
}

function Checkout({ lines, isExample = false, list, arePricesKnown, onRetry, formKey, back }: CheckoutProps) {
  const preview = list && previewOrder(lines, list.products);
  const failure = onRetry ? <LoadFailure onRetry={onRetry} /> : null;
  return (
    <>
      <PageHeader title={COPY.title} lead={COPY.lead} back={back} />
      {list?.checkout.is_test ? (
        <TestNotice className={styles.notice}>{missingLine()}</TestNotice>
      ) : (
        <MissingDetails className={styles.notice} />
      )}
      {formKey ? null : <WithoutScript className={styles.notice} />}
      {list && preview ? (
        <div className={formKey ? styles.purchase : `${styles.purchase} ${shown.withScript}`}>
          {failure}
          <div className={styles.columns}>
            {/* Before the button on every screen, so that a visitor sees the order before placing it. */}
            {failure ? null : (
              <div className={styles.order}>
                <OrderOverview note={isExample ? EXAMPLE_LINES : undefined} unavailable={preview.unavailable}>
                  {arePricesKnown ? (
                    <OrderSums {...preview} />
                  ) : (
                    <Skeleton
                      label={COPY.loading}
                      lines={preview.lines.length + SUM_ROWS}
                      className={styles.waitingSums}
                    />
                  )}
                </OrderOverview>
              </div>
            )}
            <div className={styles.details}>
              {list.checkout.is_open ? (
                <CheckoutForm
                  wordings={list.checkout}
                  lines={preview.lines}
                  arePricesKnown={arePricesKnown && failure === null}
                  formKey={formKey}
                  onPlaced={(url) => window.location.assign(url)}
                />
              ) : (
                <Notice role="none">{list.checkout.note}</Notice>
              )}
            </div>
          </div>
        </div>
      ) : (
        <div className={styles.waiting}>{failure ?? <Spinner label={COPY.loading} />}</div>
      )}
    </>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error">
      <p>{COPY.loadFailed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {COPY.retry}
      </Button>
    </Notice>
  );
}
