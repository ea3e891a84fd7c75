import { IsNull, Not } from 'typeorm';
import type { ModuleRegistration } from '../../module-registration';
import { refundMail } from './refund.mails';
import { countWaiting } from '../overview/overview.repository';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { sumSales } from './ledger.repository';
import { PaymentAttemptEntity } from './payment-attempt.entity';
import { PaymentDisputeEntity, PaymentRefundEntity } from './payment-returns.entity';
import { PaymentNoticeEntity } from './payment-notice.entity';

/** What belongs to an order goes with it. */
export const PAYMENTS_REGISTRATION: ModuleRegistration = {
  mails: [refundMail],
  entities: [
    LedgerEntryEntity,
    PaymentAttemptEntity,
    PaymentDisputeEntity,
    PaymentNoticeEntity,
    PaymentRefundEntity,
  ],
  retention: [
    {
      id: 'payment-notices',
      name: 'notices of payments, which name no person, 1 year',
      table: 'payment_notices',
      condition: `received_at < now() - interval '1 year'`,
    },
    {
      id: 'test-payments',
      name: 'payments of the test provider, 1 year',
      table: 'test_payments',
      condition: `created_at < now() - interval '1 year'`,
    },
  ],
  toDo: [
    {
      id: 'payments-unknown',
      area: 'orders',
      label: 'betalningar utan köp',
      count: (manager) => {
        const where = { problem: Not(IsNull()), handledAt: IsNull() };
        return countWaiting(manager, PaymentNoticeEntity, where, 'receivedAt');
      },
    },
  ],
  week: [
    { id: 'sales', area: 'ledger', byDay: (manager, from) => sumSales(manager, from, false) },
    { id: 'test-sales', area: 'ledger', byDay: (manager, from) => sumSales(manager, from, true) },
  ],
};
