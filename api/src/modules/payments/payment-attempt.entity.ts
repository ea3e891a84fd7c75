import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

export const ATTEMPT_STATES = ['open', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Why money that was taken paid for no order. */
export const MONEY_PROBLEMS = ['amount', 'second', 'currency'] as const;
export type MoneyProblem = (typeof MONEY_PROBLEMS)[number];

/** An attempt to pay for an order. At most one of an order is open; the database says so. */
@Entity('payment_attempts')
export class PaymentAttemptEntity extends DatedRow {
  @Column('bigint', { name: 'order_id' })
  orderId: string;

  /** Counts the attempts of the order. */
  @Column('integer')
  n: number;

  @Column('text')
  provider: string;

  /** Stored before the provider is asked, so that asking again starts no second payment. */
  @Column('text')
  key: string;

  /** The provider's name of it; null until it has answered. */
  @Column('text', { nullable: true })
  ref: string | null;

  /** The provider's page. */
  @Column('text', { nullable: true })
  url: string | null;

  /** By which money is returned. */
  @Column('text', { name: 'payment_ref', nullable: true })
  paymentRef: string | null;

  @Column('text', { default: 'open' })
  state: AttemptState;

  @Column('text', { nullable: true })
  method: string | null;

  @Column('text', { nullable: true })
  problem: MoneyProblem | null;

  /** When the provider was last read. */
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Column('timestamptz', { name: 'final_at', nullable: true })
  finalAt: Date | null;

  /** When an admin marked its problem as handled. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null;
}
