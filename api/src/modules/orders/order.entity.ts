import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';
import type { Wording } from './order-terms';
import type { PricedLine, VatSum } from './money';

/** `placed → paid → refunded | withdrawn`, or `placed → expired`, which late money makes paid. */
export const ORDER_STATUSES = ['placed', 'paid', 'expired', 'refunded', 'withdrawn'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A snapshot at the time of the order; later prices do not change it. */
export interface OrderLine extends PricedLine {
  id: string;
  name: string;
  quantity: number;
  price_ore: number;
}

@Entity('orders')
export class OrderEntity extends DatedRow {
  /** Readable, and cannot be guessed. */
  @Column('text')
  number: string;

  /** The secret by which its buyer's browser knows it; null for a reservation of before. */
  @Column('text', { nullable: true })
  ref: string | null;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** Hash of the body that was sent with the key. */
  @Column('text', { name: 'body_hash' })
  bodyHash: string;

  @Column('text')
  email: string;

  @Column('text')
  country: string;

  @Column('text')
  status: OrderStatus;

  /** Paid, or to be paid, with the test provider. */
  @Column('boolean', { name: 'is_test' })
  isTest: boolean;

  @Column('jsonb')
  lines: OrderLine[];

  @Column('jsonb')
  vat: VatSum[];

  @Column('integer', { name: 'total_ore' })
  totalOre: number;

  /** The accepted wordings, literally. */
  @Column('jsonb')
  terms: Wording;

  /** null where nothing in it is digital. */
  @Column('jsonb', { nullable: true })
  waiver: Wording | null;

  /** Whether its customer got a copy by mail. */
  @Column('boolean', { name: 'is_mailed' })
  isMailed: boolean;

  /** Of a series without a gap; null until it is paid. */
  @Column('text', { name: 'receipt_number', nullable: true })
  receiptNumber: string | null;

  /** For the admins alone. */
  @Column('text', { default: '' })
  note: string;

  /** When it was paid, from which bookkeeping counts. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** When its buyer first opened a guide: evidence that the waiver took effect. */
  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
