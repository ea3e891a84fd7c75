import { Card } from '@stillsam/ui';
import { useId } from 'react';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import type { OrderPreview } from '../order-lines';
import { OrderSums } from './order-sums';
import styles from './order-overview.module.css';

export function OrderOverview({ preview }: { preview: OrderPreview }) {
  const titleId = useId();
  return (
    <Card as="section" tone="calm" padding="large" aria-labelledby={titleId} className={styles.overview}>
      <h2 id={titleId} className={styles.title}>
        {COPY.orderTitle}
      </h2>
      {preview.gone.map((name) => (
        <p key={name} className={styles.gone}>
          {COPY.gone(name)}
        </p>
      ))}
      <OrderSums {...preview} />
    </Card>
  );
}
