import type { components } from '@stillsam/contracts';
import { Badge, type BadgeTone } from '@stillsam/ui';
import styles from './order-badges.module.css';
import { IS_TEST, ORDER_NEEDS, ORDER_STATUS } from './orders.copy';

export type Order = components['schemas']['AdminOrderDto'];

const TONES: Record<Order['status'], BadgeTone> = {
  placed: 'warm',
  paid: 'success',
  expired: 'neutral',
  refunded: 'calm',
  withdrawn: 'calm',
};

/** The state of a purchase, and what a person has to look at. */
export function OrderBadges({ order: { status, needs, is_test } }: { order: Order }) {
  return (
    <span className={styles.badges}>
      {needs.map((need) => (
        <Badge key={need} tone="danger">
          {ORDER_NEEDS[need]}
        </Badge>
      ))}
      <Badge tone={TONES[status]}>{ORDER_STATUS[status]}</Badge>
      {is_test ? <Badge>{IS_TEST}</Badge> : null}
    </span>
  );
}
