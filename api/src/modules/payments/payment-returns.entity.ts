import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** asked: by an admin. second: of a second payment, by itself. elsewhere: made at the provider. */
export const REFUND_CAUSES = ['asked', 'second', 'elsewhere'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Money on its way back. The database refuses more than what was paid. */
@Entity('payment_refunds')
export class PaymentRefundEntity extends DatedRow {
  @Column('bigint', { name: 'order_id' })
  orderId: string;

  @Column('bigint', { name: 'attempt_id' })
  attemptId: string;

  /** Sent to the provider, so that asking again returns no money twice. */
  @Column('text')
  key: string;

  /** The provider's name of it; null until it has answered. */
  @Column('text', { nullable: true })
  ref: string | null;

  @Column('integer')
  ore: number;

  @Column('text', { default: 'pending' })
  state: RefundState;

  @Column('text')
  cause: RefundCause;

  /** Of its credit note; null until the money has gone back. */
  @Column('text', { nullable: true })
  number: string | null;

  @Column('timestamptz', { name: 'final_at', nullable: true })
  finalAt: Date | null;
}

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
