import { paymentMethodName } from '@stillsam/legal-figures';
import type { PaymentAttemptEntity } from '../payments/payment-attempt.entity';
import type { PaymentDisputeEntity, PaymentRefundEntity } from '../payments/payment-returns.entity';
import type { TimelineEntryDto } from './admin-orders.dto';
import { kronor } from './money';
import type { OrderEntity } from './order.entity';
import type { WithdrawalEntity } from './withdrawal.entity';

export interface OrderHistory {
  order: OrderEntity;
  attempts: PaymentAttemptEntity[];
  refunds: PaymentRefundEntity[];
  disputes: PaymentDisputeEntity[];
  withdrawals: WithdrawalEntity[];
  /** Of the withdrawals that are handled: who marked them so, where that is known. */
  handled: { at: Date; by: string | null }[];
  mails: { subject: string; status: string; at: Date }[];
}

type Entry = [at: Date | null, kind: string, text: string];

const ENDS: Partial<Record<PaymentAttemptEntity['state'], string>> = {
  paid: 'betalades',
  failed: 'gick inte igenom',
  expired: 'gick ut',
};
const PROBLEMS: Record<NonNullable<PaymentAttemptEntity['problem']>, string> = {
  amount: ', men med ett annat belopp än orderns: inget levererades',
  currency: ', men i en annan valuta: inget levererades',
  second: ', men köpet var redan betalt: pengarna går tillbaka av sig själva',
};

/** What happened to an order, oldest first. */
export function timelineOf({
  order,
  attempts,
  refunds,
  disputes,
  withdrawals,
  handled,
  mails,
}: OrderHistory): TimelineEntryDto[] {
  // The receipt is stored with the payment, and a moment before the time of its end.
  const paidAt = attempts.find(({ state }) => state === 'paid')?.finalAt;
  const entries: Entry[] = [
    [order.createdAt, 'placed', 'Beställningen gjordes.'],
    ...attempts.flatMap((attempt): Entry[] => [
      [
        attempt.createdAt,
        'tried',
        attempt.n > 1 ? `Betalningen påbörjades igen, försök ${attempt.n}.` : 'Betalningen påbörjades.',
      ],
      [
        attempt.state === 'open' ? null : attempt.finalAt,
        attempt.state === 'paid' ? 'paid' : 'failed',
        endOf(attempt),
      ],
    ]),
    [order.openedAt, 'opened', 'Köparen öppnade det digitala innehållet första gången.'],
    ...mails.map(({ at, subject, status }): Entry => [
      paidAt && paidAt > at ? paidAt : at,
      'mailed',
      `${subject} (${MAIL_WORDS[status] ?? status}).`,
    ]),
    ...refunds.map(({ finalAt, state, ore, number }): Entry => [
      finalAt,
      'refunded',
      state === 'failed'
        ? `Återbetalningen av ${kronor(ore)} gick inte.`
        : `${kronor(ore)} återbetalades, ${number}.`,
    ]),
    ...withdrawals.map(({ createdAt, reference }): Entry => [
      createdAt,
      'withdrawn',
      `Köparen ångrade sig, ${reference}.`,
    ]),
    ...handled.map(({ at, by }): Entry => [
      at,
      'handled',
      `Ångern markerades som hanterad${by ? ` av ${by}` : ''}.`,
    ]),
    ...disputes.map(({ createdAt, ore }): Entry => [
      createdAt,
      'disputed',
      `Köparens bank bestrider ${kronor(ore)}.`,
    ]),
  ];
  return entries
    .flatMap(([at, kind, text]) => (at ? [{ at, kind, text }] : []))
    .sort((one, two) => one.at.getTime() - two.at.getTime());
}

const MAIL_WORDS: Record<string, string> = { queued: 'i kö', sent: 'skickat', failed: 'kom inte fram' };

function endOf({ n, state, method, problem }: PaymentAttemptEntity): string {
  const by = method ? ` med ${paymentMethodName(method)}` : '';
  return `Försök ${n} ${ENDS[state] ?? ''}${by}${problem ? PROBLEMS[problem] : ''}.`;
}
