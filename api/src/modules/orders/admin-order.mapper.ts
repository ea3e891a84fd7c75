import type { LedgerEntryEntity } from '../payments/ledger-entry.entity';
import type { PaymentAttemptEntity } from '../payments/payment-attempt.entity';
import type { PaymentDisputeEntity } from '../payments/payment-dispute.entity';
import type { AdminOrderDetailDto } from './admin-orders.dto';

interface Money {
  attempts: PaymentAttemptEntity[];
  ledger: LedgerEntryEntity[];
  disputes: PaymentDisputeEntity[];
}

export function describeMoney({
  attempts,
  ledger,
  disputes,
}: Money): Pick<AdminOrderDetailDto, 'attempts' | 'ledger' | 'disputes'> {
  return {
    attempts: attempts.map(({ n, provider, ref, state, method, problem, createdAt, finalAt }) => {
      const times = { created_at: createdAt, final_at: finalAt };
      return { n, provider, ref, state, method, problem, ...times };
    }),
    ledger: ledger.map(({ at, kind, ore, number, ref }) => ({
      at,
      kind,
      ore,
      number,
      ref,
    })),
    disputes: disputes.map(({ ref, ore, state, dueAt }) => {
      return { ref, ore, state, due_at: dueAt };
    }),
  };
}
