import { keptInterval, keptInWords, keptPeriod } from '../common/kept-periods';

export interface RetentionRule {
  /** Name in the audit log. */
  id: string;
  /** For the operator: the deleted data, and their retention period. */
  name: string;
  table: string;
  condition: string;
  /** Statement that deletes dependent rows; `$1` is the ids. */
  cascade?: string;
}

const isOlderThan = (column: string, interval: string) => `${column} < now() - ${interval}`;

const LAST_CONSENT = `SELECT max(occurred_at) FROM newsletter_consents AS c WHERE c.subscriber_id = newsletter_subscribers.id`;
const LAST_WORD = `greatest(created_at, (${LAST_CONSENT}))`;
/** The ledger holds hashes only, which are still personal data of the deleted subscriber. */
const ERASE_CONSENTS = `SELECT newsletter_erase_consents(NULL, id) FROM unnest($1::bigint[]) AS id`;
/** The bookkeeping act counts full years after the year of the purchase, so one year is added. */
const BOOKKEEPING_IS_OVER = `date_trunc('year', confirmed_at, 'Europe/Stockholm')
  + interval '${keptPeriod('purchases').amount + 1} years' < now()`;

/** In order of deletion: rows that refer to an order have the order's period. */
export const RETENTION_RULES: RetentionRule[] = [
  {
    id: 'trash',
    name: 'posts in the trash, 30 days',
    table: 'posts',
    condition: isOlderThan('deleted_at', `interval '30 days'`),
  },
  {
    id: 'contact-messages',
    name: `contact messages, ${keptInWords('contact-messages')}`,
    table: 'contact_messages',
    condition: isOlderThan('created_at', keptInterval('contact-messages')),
  },
  {
    id: 'notify-lists',
    name: `notify lists, ${keptInWords('notify-lists')}`,
    table: 'notify_entries',
    condition: isOlderThan('created_at', keptInterval('notify-lists')),
  },
  {
    id: 'newsletter-unconfirmed',
    name: `subscribers who never confirmed, ${keptInWords('newsletter-unconfirmed')}`,
    table: 'newsletter_subscribers',
    // A subscriber who once confirmed or unsubscribed has a ledger as evidence; the rule below keeps it.
    condition: `status = 'pending' AND ${isOlderThan(LAST_WORD, keptInterval('newsletter-unconfirmed'))}
      AND NOT EXISTS (SELECT FROM newsletter_consents AS c
        WHERE c.subscriber_id = newsletter_subscribers.id AND c.action <> 'requested')`,
    cascade: ERASE_CONSENTS,
  },
  {
    id: 'newsletter-left',
    name: `subscribers who left, ${keptInWords('newsletter-left')}`,
    table: 'newsletter_subscribers',
    condition: `status <> 'active' AND ${isOlderThan(LAST_WORD, keptInterval('newsletter-left'))}`,
    cascade: ERASE_CONSENTS,
  },
  {
    id: 'withdrawals',
    name: `withdrawals, ${keptInWords('withdrawals')}; with a purchase that is kept for bookkeeping, as long as that`,
    table: 'withdrawals',
    condition: `${isOlderThan('created_at', keptInterval('withdrawals'))} AND NOT EXISTS (
      SELECT FROM orders WHERE orders.id = order_id AND confirmed_at IS NOT NULL AND NOT (${BOOKKEEPING_IS_OVER}))`,
  },
  {
    id: 'reservations',
    name: `reservations that became no purchase, ${keptInWords('reservations')}`,
    table: 'orders',
    condition: `confirmed_at IS NULL AND ${isOlderThan('updated_at', keptInterval('reservations'))}`,
  },
  {
    id: 'purchases',
    name: `purchases, ${keptInWords('purchases')} after the end of their year`,
    table: 'orders',
    condition: `confirmed_at IS NOT NULL AND ${BOOKKEEPING_IS_OVER}`,
  },
  {
    id: 'audit-log',
    name: `audit log, ${keptInWords('audit-log')}`,
    table: 'audit_log',
    condition: isOlderThan('at', keptInterval('audit-log')),
  },
  {
    id: 'erasure-receipts',
    name: 'receipts of erasures that were sent',
    table: 'mails',
    condition: `template = 'erasure-receipt' AND status <> 'queued'`,
  },
  { id: 'sessions', name: 'expired sessions', table: 'sessions', condition: `expires_at < now()` },
  {
    id: 'sign-in-codes',
    name: 'expired sign-in codes',
    table: 'sign_in_codes',
    condition: `expires_at < now()`,
  },
  {
    id: 'confirmation-links',
    name: 'expired confirmation links',
    table: 'newsletter_confirmations',
    condition: `expires_at < now()`,
  },
  {
    id: 'rate-limits',
    name: 'counted requests whose window is over',
    table: 'rate_limits',
    condition: `expire < extract(epoch FROM now()) * 1000`,
  },
  {
    id: 'opt-in-mails',
    name: 'when opt-in mails were sent, 1 day',
    table: 'newsletter_opt_in_mails',
    condition: isOlderThan('sent_at', `interval '1 day'`),
  },
];
