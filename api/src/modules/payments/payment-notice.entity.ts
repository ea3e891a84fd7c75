import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../database/rows';

/** The inbox of notices. The body is not kept: a notice only says that something changed. */
@Entity('payment_notices')
export class PaymentNoticeEntity extends NumberedRow {
  @Column('text')
  provider: string;

  @Column('text', { name: 'event_id' })
  eventId: string;

  @Column('text')
  kind: string;

  @Column('text', { nullable: true })
  ref: string | null;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;

  /** unknown: no order of ours has that payment. */
  @Column('text', { nullable: true })
  problem: 'unknown' | null;

  /** When an admin marked its problem as handled. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null;
}
