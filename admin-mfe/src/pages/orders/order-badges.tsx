import type { components } from '@stillsam/contracts';
import { Badge, type BadgeTone } from '@stillsam/ui';
import styles from './order-badges.module.css';
import { IS_TEST, ORDER_NEEDS, ORDER_STATUS } from '../../features/labels/labels.copy';

export type Order = components['schemas']['AdminOrderDto'];

const TONES: Record<Order['status'], BadgeTone> = {
  placed: 'warm',
  paid: 'success',
  expired: 'neutral',
  refunded: 'neutral',
  withdrawn: 'calm',
};

/** The state of a purchase, what a person has to look at, and whether the buyer has withdrawn. */
export function OrderBadges({ order: { status, needs, is_test, is_withdrawn } }: { order: Order }) {
  // What is withdrawn from in the end was refunded in full; a refund that came back is said among the needs.
  const isReturned = status === 'refunded' || status === 'withdrawn';
  const money = isReturned ? 'refunded' : status;
  return (
    <span className={styles.badges}>
      {needs.map((need) => (
        <Badge key={need} tone="danger">
          {ORDER_NEEDS[need]}
        </Badge>
      ))}
      {isReturned && needs.includes('refund_failed') ? null : (
        <Badge tone={TONES[money]}>{ORDER_STATUS[money]}</Badge>
      )}
      {is_withdrawn && !needs.includes('withdrawal') ? (
        <Badge tone="calm">{ORDER_STATUS.withdrawn}</Badge>
      ) : null}
      {is_test ? <Badge>{IS_TEST}</Badge> : null}
    </span>
  );
}
