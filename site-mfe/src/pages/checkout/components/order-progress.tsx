import { ORDER_QUERY, PATHS, readerPath } from '@stillsam/paths';
import { Button, ButtonLink, PageHeader, TextLink } from '@stillsam/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { swedishPrice, TestNotice } from '../../../shop/money';
import { PROGRESS_COPY as COPY } from '../checkout.copy';
import type { OrderData } from '../checkout.queries';
import styles from '../checkout-page.module.css';
import { fetchOrderState, forgetOrderKey, openPurchase, type OrderState } from '../checkout-calls';
import { setCartLines } from '../../../features/cart/cart-store';

/** What has become of the payment. It tells the truth at each state, works without JavaScript, and can be left. */
export function OrderProgress({ order }: { order: OrderData }) {
  const state = useOrderState(order);
  const isPaidForMany = state?.state === 'paid' && state.guides.length > 1;
  const copy = COPY[state ? state.state : state === null ? 'unknown' : 'unreachable'];
  return (
    <>
      <div role="status">
        <PageHeader title={isPaidForMany ? COPY.paid.titleOfMany : copy.title} lead={copy.text} />
      </div>
      {state?.is_test ? <TestNotice /> : null}
      {state ? (
        <dl className={styles.facts}>
          <dt>{COPY.number}</dt>
          <dd>{state.number}</dd>
          <dt>{COPY.total}</dt>
          <dd>{swedishPrice(state.total_ore)}</dd>
        </dl>
      ) : null}
      <div className={styles.ways}>
        {state?.state === 'paid' ? <ReadButton orderRef={order.ref} guides={state.guides} /> : null}
        {state?.can_retry ? (
          <form method="post" action={`/api/payments/orders/${order.ref}/attempts/form`}>
            <Button type="submit" size="large">
              {COPY.payAgain}
            </Button>
          </form>
        ) : null}
        {!state || state.state === 'waiting' ? (
          <ButtonLink to={`${PATHS.checkout}?${ORDER_QUERY}=${order.ref}`} variant="secondary">
            {COPY.update}
          </ButtonLink>
        ) : null}
        {state?.state === 'paid' ? (
          <TextLink to={`${PATHS.withdrawal}#angra`}>{COPY.withdrawal}</TextLink>
        ) : null}
        <TextLink to={PATHS.contact}>{COPY.contact}</TextLink>
      </div>
    </>
  );
}

/**
 * Opens what was bought, and leads to it. With JavaScript the purchase is opened at once, and the button becomes a link,
 * which browsers load ahead. Of several guides each has its own.
 */
function ReadButton({ orderRef, guides }: { orderRef: string; guides: OrderState['guides'] }) {
  const form = useRef<HTMLFormElement>(null);
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    openPurchase(orderRef).then(
      (opened) => {
        // A button that has the focus stays.
        if (!form.current?.contains(document.activeElement)) setPath(opened);
      },
      // The form opens it.
      () => undefined,
    );
  }, [orderRef]);
  if (guides.length > 1)
    return (
      <>
        <ul className={styles.guides} role="list" aria-label={COPY.bought}>
          {guides.map(({ slug, title }) => (
            <li key={slug}>
              {path ? <ButtonLink to={readerPath(slug, 1)}>{COPY.readTitle(title)}</ButtonLink> : title}
            </li>
          ))}
        </ul>
        {path ? null : <OpenForm formRef={form} orderRef={orderRef} />}
      </>
    );
  if (path)
    return (
      <ButtonLink to={path} size="large" data-next="">
        {COPY.read}
      </ButtonLink>
    );
  return <OpenForm formRef={form} orderRef={orderRef} />;
}

function OpenForm({ formRef, orderRef }: { formRef: RefObject<HTMLFormElement | null>; orderRef: string }) {
  return (
    <form ref={formRef} method="post" action="/api/purchases/open/form">
      <input type="hidden" name="ref" value={orderRef} />
      <Button type="submit" size="large">
        {COPY.read}
      </Button>
    </form>
  );
}

const INTERVAL_MS = 3000;

/**
 * The state of an order's payment: as the server rendered it, and read again while it may change.
 *
 * @returns null for an unknown order, undefined where the API fails.
 */
function useOrderState({ ref, state: initial }: OrderData): OrderState | null | undefined {
  const [state, setState] = useState(initial);
  const isOpen = state === undefined || state?.state === 'waiting';
  const isPaid = state?.state === 'paid';
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    let timer = setTimeout(read, INTERVAL_MS);
    async function read() {
      const next = await fetchOrderState(ref).catch(() => state);
      if (isLeft) return;
      setState(next);
      timer = setTimeout(read, INTERVAL_MS);
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ref, isOpen, state]);
  // What is paid leaves the cart.
  useEffect(() => {
    if (!isPaid) return;
    setCartLines([]);
    forgetOrderKey();
  }, [isPaid]);
  return state;
}
