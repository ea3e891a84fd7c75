import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, Notice, PageHeader, Section, Skeleton, Spinner } from '@stillsam/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { MissingDetails } from '../../features/legal/missing-details';
import { useCartLines } from '../../features/cart/cart-store';
import { WithoutScript } from '../../features/cart/without-script';
import { EmptyCart } from '../../features/cart/empty-cart';
import { CHECKOUT_COPY as COPY } from './checkout.copy';
import type { CheckoutData } from './checkout.queries';
import type { PlacedOrder } from './checkout-calls';
import { CheckoutForm } from './components/checkout-form';
import { OrderConfirmation } from './components/order-confirmation';
import { OrderOverview } from './components/order-overview';
import { OrderSums } from './components/order-sums';
import { previewOrder } from './order-lines';
import { useProducts } from './use-products';
import styles from './checkout-page.module.css';

/** Number of rows for delivery, the total and its tax. */
const SUM_ROWS = 3;

/** A guest orders the cart. The order is a free reservation until a payment provider is configured. */
export function CheckoutPage() {
  const [placed, setPlaced] = useState<PlacedOrder>();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.checkout} />
      <Section rhythm="none" className={styles.page}>
        {placed ? <OrderConfirmation order={placed} /> : <Checkout onPlaced={setPlaced} />}
      </Section>
    </>
  );
}

function Checkout({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const cart = useCartLines();
  const initial = useLoaderData<CheckoutData>();
  const [{ status, list }, retry] = useProducts(initial.list);
  if (cart.length === 0) return <EmptyCart headingLevel={1} />;
  const failure = status === 'failed' ? <LoadFailure onRetry={retry} /> : null;
  const preview = list && previewOrder(cart, list.products);
  return (
    <>
      <PageHeader title={COPY.title} lead={COPY.noPayment} back={{ to: PATHS.cart, label: COPY.back }} />
      <MissingDetails className={styles.missing} />
      <WithoutScript className={styles.withoutScript} />
      {list && preview ? (
        <div className={styles.purchase}>
          <Notice tone="info">{list.checkout.note}</Notice>
          {failure}
          <div className={styles.columns}>
            {/* Before the button on every screen, so that a visitor sees the order before placing it. */}
            {failure ? null : (
              <div className={styles.order}>
                <OrderOverview unavailable={preview.unavailable}>
                  {status === 'ready' ? (
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
              <CheckoutForm
                wordings={list.checkout}
                lines={preview.lines}
                arePricesKnown={status === 'ready'}
                onPlaced={onPlaced}
              />
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

export { CheckoutPage as Component };
