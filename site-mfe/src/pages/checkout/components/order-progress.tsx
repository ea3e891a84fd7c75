import { ORDER_QUERY, PATHS } from '@stillsam/paths';
import { Button, ButtonLink, PageHeader, TextLink } from '@stillsam/ui';
import { swedishPrice } from '../../../features/money/swedish-price';
import { TestNotice } from '../../../shop/test-notice';
import { PROGRESS_COPY as COPY } from '../checkout.copy';
import type { OrderData } from '../checkout.queries';
import { useOrderState } from '../use-order-state';
import { ReadButton } from './read-button';
import styles from './order-progress.module.css';

/** What has become of the payment. It tells the truth at each state, works without JavaScript, and can be left. */
export function OrderProgress({ order }: { order: OrderData }) {
  const state = useOrderState(order);
  const copy = COPY[state ? state.state : state === null ? 'unknown' : 'unreachable'];
  return (
    <>
      <div role="status">
        <PageHeader title={copy.title} lead={copy.text} />
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
        {state?.state === 'paid' ? <ReadButton orderRef={order.ref} /> : null}
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
        {state?.state === 'paid' ? <TextLink to={PATHS.withdrawal}>{COPY.withdrawal}</TextLink> : null}
        <TextLink to={PATHS.contact}>{COPY.contact}</TextLink>
      </div>
    </>
  );
}
