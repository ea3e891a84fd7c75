import type { IncomingHttpHeaders } from 'node:http';
import type { LedgerKind } from './ledger-entry.entity';

/** Injection token of {@link PaymentProvider}; null where the shop is closed. */
export const PAYMENT_PROVIDER = Symbol('PaymentProvider');

export interface NewPayment {
  /** The same key never makes a second payment. */
  key: string;
  number: string;
  email: string;
  lines: readonly { name: string; quantity: number; price_ore: number }[];
  totalOre: number;
  returnUrl: string;
}

export interface StartedPayment {
  ref: string;
  url: string;
}

export interface NewRefund {
  paymentRef: string;
  ore: number;
  /** The same key never makes a second refund. */
  key: string;
}

export interface RefundReading {
  ref: string;
  /** That of its order; null for a refund that was made at the provider. */
  key: string | null;
  ore: number;
  state: 'pending' | 'succeeded' | 'failed';
}

export interface DisputeReading {
  ref: string;
  ore: number;
  state: 'open' | 'won' | 'lost';
  /** Last moment for evidence. */
  dueAt: Date | null;
}

/** The truth about a payment. `paid` is final but for refunds and disputes. */
export interface PaymentReading {
  state: 'open' | 'paid' | 'failed' | 'expired';
  /** It was sent in and the provider waits for the money, so that its page is over. */
  isPending: boolean;
  /** What was taken. */
  ore: number;
  /** Lower case, ISO 4217. */
  currency: string;
  method: string | null;
  /** By which money is returned; null until it is paid. */
  paymentRef: string | null;
  /** null until the provider knows it. */
  feeOre: number | null;
  refunds: RefundReading[];
  disputes: DisputeReading[];
}

export interface Notice {
  eventId: string;
  kind: string;
  /** Of the payment: that of its start, or the one by which money is returned. null for an event about none. */
  ref: string | null;
}

/** A movement on the provider's balance. */
export interface BalanceChange {
  ref: string;
  kind: Exclude<LedgerKind, 'fee'>;
  /** The key of the payment's start; null for money that we did not ask for. */
  key: string | null;
  /** As of a reading. */
  paymentRef: string | null;
  ore: number;
}

/** A notice that its provider did not sign, or long ago. */
export class UnsignedNotice extends Error {}

/**
 * A provider of payments. A notice only says that something changed: the truth is read, never assumed. Every method but
 * `parseNotice` throws while the provider does not answer.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  /** Origin of its pages. */
  readonly origin: string;
  start(payment: NewPayment): Promise<StartedPayment>;
  read(ref: string): Promise<PaymentReading>;
  /** Ends an open payment. Does nothing to one that is final. */
  expire(ref: string): Promise<void>;
  refund(refund: NewRefund): Promise<RefundReading>;
  /** @throws UnsignedNotice. */
  parseNotice(body: Buffer, headers: IncomingHttpHeaders): Notice;
  changesSince(time: Date): Promise<BalanceChange[]>;
}

/** The provider will never make this refund, such as one of a payment that is disputed. */
export class RefundRefused extends Error {}
