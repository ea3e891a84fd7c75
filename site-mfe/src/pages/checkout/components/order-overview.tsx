import { Card } from '@stillsam/ui';
import { useId, type ReactNode } from 'react';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import styles from './order-overview.module.css';

interface OrderOverviewProps {
  /** Names of cart lines that are not for sale. */
  unavailable: readonly string[];
  /** The sums or a skeleton. */
  children: ReactNode;
}

export function OrderOverview({ unavailable, children }: OrderOverviewProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="calm" padding="large" aria-labelledby={titleId} className={styles.overview}>
      <h2 id={titleId} className={styles.title}>
        {COPY.orderTitle}
      </h2>
      {unavailable.map((name) => (
        <p key={name} className={styles.gone}>
          {COPY.unavailable(name)}
        </p>
      ))}
      {children}
    </Card>
  );
}
