import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A payment that its payer disputes. */
@Entity('payment_disputes')
export class PaymentDisputeEntity extends DatedRow {
  @Column('bigint', { name: 'order_id' })
  orderId: string;

  @Column('bigint', { name: 'attempt_id' })
  attemptId: string;

  @Column('text')
  ref: string;

  @Column('integer')
  ore: number;

  @Column('text')
  state: DisputeState;

  /** Last moment for evidence. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;
}
