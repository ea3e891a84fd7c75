import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section, Spinner } from '@stillsam/ui';
import { useCartLines } from '../../features/cart/cart-store';
import { CART_COPY } from '../cart/cart.copy';
import { CHECKOUT_COPY as COPY } from './checkout.copy';
import { CheckoutForm } from './components/checkout-form';
import { OrderConfirmation } from './components/order-confirmation';
import { OrderOverview } from './components/order-overview';
import { previewOrder } from './order-lines';
import { useOrder } from './use-order';
import { useProducts } from './use-products';
import styles from './checkout-page.module.css';

/** A guest's order of the cart; a free reservation until there is a way to pay. */
export function CheckoutPage() {
  const order = useOrder();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.checkout} />
      <Section rhythm="none" className={styles.page}>
        {order.placed ? <OrderConfirmation order={order.placed} /> : <Checkout order={order} />}
      </Section>
    </>
  );
}

function Checkout({ order }: { order: ReturnType<typeof useOrder> }) {
  const cart = useCartLines();
  const [products, retry] = useProducts();
  if (cart.length === 0)
    return (
      <EmptyState
        title={CART_COPY.emptyTitle}
        headingLevel={1}
        action={<ButtonLink to={PATHS.products}>{CART_COPY.toProducts}</ButtonLink>}
      >
        <p>{CART_COPY.emptyText}</p>
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={COPY.title} lead={COPY.noPayment} back={{ to: PATHS.cart, label: COPY.back }} />
      <noscript>
        <p>{COPY.withoutScript}</p>
      </noscript>
      {products.status === 'loading' ? (
        <div className={styles.waiting}>
          <Spinner label={COPY.loading} />
        </div>
      ) : null}
      {products.status === 'failed' ? (
        <Notice tone="error">
          <p>{COPY.loadFailed}</p>
          <Button variant="secondary" onClick={retry}>
            {COPY.retry}
          </Button>
        </Notice>
      ) : null}
      {products.status === 'ready' ? (
        <Purchase list={products.list} preview={previewOrder(cart, products.list.products)} order={order} />
      ) : null}
    </>
  );
}

interface PurchaseProps {
  list: Parameters<typeof CheckoutForm>[0]['list'];
  preview: ReturnType<typeof previewOrder>;
  order: ReturnType<typeof useOrder>;
}

function Purchase({ list, preview, order }: PurchaseProps) {
  return (
    <>
      <Notice tone="info">{list.checkout.note}</Notice>
      <div className={styles.columns}>
        <CheckoutForm list={list} preview={preview} order={order} />
        <OrderOverview preview={preview} />
      </div>
    </>
  );
}
