import type { EntityManager } from 'typeorm';
import type { PaymentAttemptEntity } from './payment-attempt.entity';
import { PaymentDisputeEntity, PaymentRefundEntity } from './payment-returns.entity';
import type { DisputeReading, RefundReading } from './payment-provider';
import { failDisplacedRefunds, takeNumber, writeEntry } from './payments.repository';

/** Applies refunds as the provider has them, also those that were made there. @returns those that were made now. */
export async function applyRefunds(
  manager: EntityManager,
  attempt: PaymentAttemptEntity,
  readings: readonly RefundReading[],
  isTest: boolean,
): Promise<PaymentRefundEntity[]> {
  const made: PaymentRefundEntity[] = [];
  for (const reading of readings) {
    const refund = await findOrMake(manager, attempt, reading);
    if (refund && (await applyRefund(manager, refund, reading, isTest))) made.push(refund);
  }
  return made;
}

async function findOrMake(
  manager: EntityManager,
  { id: attemptId, orderId }: PaymentAttemptEntity,
  { ref, key, ore, state }: RefundReading,
): Promise<PaymentRefundEntity | null> {
  const known = await manager.findOne(PaymentRefundEntity, { where: [{ ref }, ...(key ? [{ key }] : [])] });
  if (known || state === 'failed') return known;
  await failDisplacedRefunds(manager, attemptId, ore);
  const made = { orderId, attemptId, ore, ref, key: `elsewhere:${ref}`, cause: 'elsewhere' as const };
  return manager.save(manager.create(PaymentRefundEntity, { ...made, state: 'pending' }));
}

/** @returns whether the money has gone back now. */
async function applyRefund(
  manager: EntityManager,
  refund: PaymentRefundEntity,
  { ref, state }: RefundReading,
  isTest: boolean,
): Promise<boolean> {
  const was = refund.state;
  const { orderId, attemptId, ore } = refund;
  refund.ref = ref;
  if (was !== 'failed') refund.state = state === 'pending' ? was : state;
  const isReturned = was === 'pending' && refund.state === 'succeeded';
  if (isReturned) refund.number = await takeNumber(manager, 'K', isTest);
  if (refund.state !== was) refund.finalAt = new Date();
  await manager.save(refund);
  const entry = { orderId, attemptId, ore, ref, number: refund.number };
  if (isReturned) await writeEntry(manager, { ...entry, kind: 'refund' });
  if (was === 'succeeded' && refund.state === 'failed')
    await writeEntry(manager, { ...entry, kind: 'refund_failed' });
  return isReturned;
}

/** Disputes take the money back at once, and return it where they are won. */
export async function applyDisputes(
  manager: EntityManager,
  { id: attemptId, orderId }: PaymentAttemptEntity,
  readings: readonly DisputeReading[],
): Promise<void> {
  for (const { ref, ore, state, dueAt } of readings) {
    const known = await manager.findOneBy(PaymentDisputeEntity, { ref });
    if (known && known.state !== 'open') continue;
    const row = { orderId, attemptId, ref, ore, state, dueAt };
    await manager.save(manager.create(PaymentDisputeEntity, { ...known, ...row }));
    await writeEntry(manager, { orderId, attemptId, ore, ref, kind: 'dispute' });
    if (state === 'won') await writeEntry(manager, { orderId, attemptId, ore, ref, kind: 'dispute_won' });
  }
}
