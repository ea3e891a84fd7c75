import { Card } from '@stillsam/ui';
import { useId, type ReactNode } from 'react';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import styles from './order-overview.module.css';

interface OrderOverviewProps {
  /** Names in the cart that are not for sale. */
  gone: readonly string[];
  /** The sums, or their placeholder. */
  children: ReactNode;
}

export function OrderOverview({ gone, children }: OrderOverviewProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="calm" padding="large" aria-labelledby={titleId} className={styles.overview}>
      <h2 id={titleId} className={styles.title}>
        {COPY.orderTitle}
      </h2>
      {gone.map((name) => (
        <p key={name} className={styles.gone}>
          {COPY.gone(name)}
        </p>
      ))}
      {children}
    </Card>
  );
}
