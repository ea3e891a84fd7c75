import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

export const WITHDRAWAL_STATUSES = ['received', 'handled'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** A consumer's withdrawal from a purchase. It takes effect when it is sent, also without a known order. */
@Entity('withdrawals')
export class WithdrawalEntity extends DatedRow {
  @Column('text')
  reference: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** As it was typed. */
  @Column('text', { name: 'order_number' })
  orderNumber: string;

  /** The order of that number and that address; null when there is none. */
  @Column('bigint', { name: 'order_id', nullable: true })
  orderId: string | null;

  /** Whether its receipt was mailed; the response always has it. */
  @Column('boolean', { name: 'is_mailed' })
  isMailed: boolean;

  @Column('text', { default: 'received' })
  status: WithdrawalStatus;
}
