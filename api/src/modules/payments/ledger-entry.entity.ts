import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../database/rows';

export const LEDGER_KINDS = ['paid', 'fee', 'refund', 'refund_failed', 'dispute', 'dispute_won'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A movement of money, written once. The database refuses changes, and refunds beyond what was paid. */
@Entity('ledger_entries')
export class LedgerEntryEntity extends NumberedRow {
  @Column('bigint', { name: 'order_id' })
  orderId: string;

  @Column('bigint', { name: 'attempt_id' })
  attemptId: string;

  @Column('text')
  kind: LedgerKind;

  /** Positive; its kind says in which direction. */
  @Column('integer')
  ore: number;

  /** The provider's name of the movement: of each kind there is one. */
  @Column('text')
  ref: string;

  /** Of the receipt or the credit note. */
  @Column('text', { nullable: true })
  number: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
