import { PATHS } from '@stillsam/paths';
import { ButtonLink, Card } from '@stillsam/ui';
import { useId } from 'react';
import { totalOre, type CartLine } from '../../../features/cart/cart.logic';
import { Sum, Sums } from '../../../features/money/sums';
import { swedishPrice } from '../../../features/money/swedish-price';
import { CART_COPY } from '../cart.copy';
import styles from './cart-summary.module.css';

export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const titleId = useId();
  const total = swedishPrice(totalOre(lines));
  return (
    <Card as="section" tone="calm" padding="large" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {CART_COPY.summary}
      </h2>
      <Sums className={styles.sums}>
        <Sum term={CART_COPY.subtotal}>{total}</Sum>
        <Sum term={CART_COPY.shipping}>{CART_COPY.free}</Sum>
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
