import { dayInWords, swedishDay } from '@stillsam/dates';
import { PATHS } from '@stillsam/paths';
import { Button, ButtonLink, TextLink } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import type { PlacedOrder } from '../checkout-calls';
import { OrderSums } from './order-sums';
import styles from './order-confirmation.module.css';

/** The receipt of a reservation, which can be printed. */
export function OrderConfirmation({ order }: { order: PlacedOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <article className={styles.receipt}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {COPY.doneTitle}
      </h1>
      <p>{order.note}</p>
      <p>{order.is_mailed ? COPY.mailed(order.email) : COPY.notMailed}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{COPY.number}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{COPY.date}</dt>
          <dd>
            <time dateTime={order.created_at}>{dayInWords(swedishDay(new Date(order.created_at)))}</time>
          </dd>
        </div>
      </dl>
      <OrderSums
        lines={order.lines.map(({ id, name, quantity, total_ore }) => ({
          id,
          name,
          quantity,
          totalOre: total_ore,
        }))}
        totalOre={order.total_ore}
        vat={order.vat.map(({ percent, vat_ore }) => ({ percent, ore: vat_ore }))}
      />
      <h2 className={styles.subtitle}>{COPY.agreed}</h2>
      <p>{COPY.agreedAdult}</p>
      <p>{order.terms.text}</p>
      {order.waiver ? <p>{order.waiver.text}</p> : null}
      <p className={styles.ways}>
        <Button onClick={() => window.print()}>{COPY.print}</Button>
        <ButtonLink to={PATHS.home} variant="secondary">
          {COPY.home}
        </ButtonLink>
        <TextLink to={PATHS.withdrawal}>{COPY.withdrawal}</TextLink>
      </p>
    </article>
  );
}
