import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Wording } from './order-terms';
import type { PricedLine, VatSum } from './vat';

/** reserved: nothing is paid and nothing is owed. */
export const ORDER_STATUSES = ['reserved', 'confirmed', 'cancelled', 'withdrawn'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Allowed transitions of a status. Payment alone makes a purchase of a reservation, and there is no payment yet. */
export const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  reserved: ['cancelled', 'withdrawn'],
  confirmed: ['cancelled', 'withdrawn'],
  cancelled: [],
  withdrawn: [],
};

/** A snapshot at the time of the order; later prices do not change it. */
export interface OrderLine extends PricedLine {
  id: string;
  name: string;
  quantity: number;
  price_ore: number;
}

@Entity('orders')
export class OrderEntity {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Readable, and cannot be guessed. */
  @Column('text')
  number: string;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** Hash of the body that was sent with the key. */
  @Column('text', { name: 'body_hash' })
  bodyHash: string;

  @Column('text')
  email: string;

  @Column('text')
  status: OrderStatus;

  @Column('jsonb')
  lines: OrderLine[];

  @Column('jsonb')
  vat: VatSum[];

  @Column('integer', { name: 'total_ore' })
  totalOre: number;

  /** The accepted wordings, literally. */
  @Column('jsonb')
  terms: Wording;

  /** null for a reservation, and when it was not ticked. */
  @Column('jsonb', { nullable: true })
  waiver: Wording | null;

  /** Whether its customer got a copy by mail. */
  @Column('boolean', { name: 'is_mailed' })
  isMailed: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When it became a purchase, which bookkeeping requires to be kept. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
