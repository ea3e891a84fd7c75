import type Stripe from 'stripe';
import type { BalanceChange, DisputeReading, PaymentReading, RefundReading } from './payment-provider';

/** Complete and unpaid: the method takes its time, or has failed after all. */
export function stateOf(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): PaymentReading['state'] {
  if (session.status === 'expired') return 'expired';
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return session.status === 'complete' && hasFailed ? 'failed' : 'open';
}

export function toRefund({ id, amount, status, metadata }: Stripe.Refund): RefundReading {
  const isOver = status === 'failed' || status === 'canceled';
  const state = status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending';
  return { ref: id, key: metadata?.key ?? null, ore: amount, state };
}

/** An inquiry (`warning_…`) has taken no money. */
export function toDispute({ id, amount, status, evidence_details }: Stripe.Dispute): DisputeReading[] {
  if (status.startsWith('warning') || status === 'prevented') return [];
  const { due_by } = evidence_details;
  const state = (['won', 'lost'] as const).find((end) => end === status) ?? 'open';
  return [{ ref: id, ore: amount, state, dueAt: due_by ? new Date(due_by * 1000) : null }];
}

/** @returns null for a movement that concerns no buyer, such as a payout. */
export function toChange({ amount, source }: Stripe.BalanceTransaction): BalanceChange | null {
  const moved = objectOf(source);
  const ore = Math.abs(amount);
  if (moved?.object === 'charge') {
    const paymentRef = idOf(moved.payment_intent);
    const key = moved.metadata.key ?? null;
    return { kind: 'paid', ref: paymentRef ?? moved.id, key, paymentRef, ore };
  }
  if (moved?.object !== 'refund' && moved?.object !== 'dispute') return null;
  const [out, back] = KINDS[moved.object];
  const paymentRef = idOf(moved.payment_intent);
  return { kind: amount < 0 ? out : back, ref: moved.id, key: null, paymentRef, ore };
}

/** Money that leaves the balance, and the same money that comes back. */
const KINDS = { refund: ['refund', 'refund_failed'], dispute: ['dispute', 'dispute_won'] } as const;

/** The session or the payment that an event is about. */
export function subjectOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type.startsWith('checkout.session.')) return 'id' in object ? String(object.id) : null;
  return 'payment_intent' in object ? idOf(object.payment_intent) : null;
}

/** A field that was expanded. */
export function objectOf<Expanded extends object>(field: string | Expanded | null): Expanded | null {
  return typeof field === 'string' ? null : field;
}

export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null);
