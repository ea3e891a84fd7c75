import { PATHS, PRODUCT_QUERY } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, Notice, PageHeader, Section, Skeleton, Spinner } from '@stillsam/ui';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { MissingDetails, missingLine } from '../../features/legal/missing-details';
import { useCart } from '../../features/cart/cart-store';
import type { CartLine } from '../../features/cart/cart.logic';
import { useProducts, type ProductList } from '../../shop/products';
import { TestNotice } from '../../shop/money';
import { EmptyCart, EXAMPLE_LINES, WithoutScript } from '../../features/cart/cart-parts';
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
      <Section rhythm="end">
        {order ? (
          <OrderProgress order={order} />
        ) : (
          <Checkout product={product} formKey={posted?.key} initial={list} />
        )}
      </Section>
    </>
  );
}

interface CheckoutProps {
  /** Id of the one product that is bought; otherwise the cart is. */
  product: string | null;
  /**
   * Idempotency key of an order that the browser itself posts, of a posted product: the response to a form is not
   * cached. Without one, JavaScript is needed.
   */
  formKey: string | undefined;
  initial: ProductList | null;
}

function Checkout({ product, formKey, initial }: CheckoutProps) {
  const [{ status, list }, retry] = useProducts(initial);
  const cart = useCart(list);
  const lines = product ? [productLine(product, list)] : cart.lines;
  if (lines.length === 0) return <EmptyCart headingLevel={1} />;
  const note = cart.isExample && !product ? EXAMPLE_LINES : undefined;
  const arePricesKnown = product ? list !== null : status === 'ready';
  const preview = list && previewOrder(lines, list.products);
  const failure = status === 'failed' ? <LoadFailure onRetry={retry} /> : null;
  const scripted = formKey ? '' : shown.withScript;
  return (
    <div className={styles.columns}>
      <div>
        <PageHeader
          title={COPY.title}
          lead={COPY.lead}
          line="bowl"
          back={
            product
              ? { to: PATHS.products, label: COPY.backToProducts }
              : { to: PATHS.cart, label: COPY.backToCart }
          }
        />
        {list?.checkout.is_test ? (
          <TestNotice className={styles.notice}>{missingLine()}</TestNotice>
        ) : (
          <MissingDetails className={styles.notice} />
        )}
        {formKey ? null : <WithoutScript className={styles.notice} />}
        {failure}
      </div>
      {list && preview ? (
        <>
          {/* Before the button on every screen, so that a visitor sees the order before placing it. */}
          {failure ? null : (
            <div className={`${styles.order} ${scripted}`}>
              <OrderOverview note={note} unavailable={preview.unavailable}>
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
          <div className={`${styles.details} ${scripted}`}>
            {list.checkout.is_open ? (
              <CheckoutForm
                wordings={list.checkout}
                lines={preview.lines}
                arePricesKnown={arePricesKnown && failure === null}
                formKey={formKey}
              />
            ) : (
              <Notice role="none">{list.checkout.note}</Notice>
            )}
          </div>
        </>
      ) : (
        <div className={styles.waiting}>{failure ? null : <Spinner label={COPY.loading} />}</div>
      )}
    </div>
  );
}

function productLine(id: string, list: ProductList | null): CartLine {
  const name = list?.products.find((product) => product.id === id)?.name ?? COPY.productUnavailable;
  return { id, name, price: 0, quantity: 1, image: null };
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
