import type { DataSource, QueryRunner } from 'typeorm';

interface Rule {
  /** For the operator: what goes, and after how long. */
  name: string;
  table: string;
  condition: string;
  /** What goes with the rows; `$1` is their ids. */
  cascade?: string;
}

/** Customer data are kept three years after the relationship ends, bookkeeping seven after the end of its year. */
const CUSTOMER = `now() - interval '3 years'`;
const BOOKKEEPING = `date_trunc('year', confirmed_at, 'Europe/Stockholm') + interval '8 years' < now()`;
const LAST_CONSENT = `SELECT max(occurred_at) FROM newsletter_consents AS c WHERE c.subscriber_id = newsletter_subscribers.id`;

/** In order: what refers to an order goes by the order's own time. */
const RULES: Rule[] = [
  {
    name: 'posts in the trash, 30 days',
    table: 'posts',
    condition: `deleted_at < now() - interval '30 days'`,
  },
  { name: 'contact messages, 3 years', table: 'contact_messages', condition: `created_at < ${CUSTOMER}` },
  { name: 'notify lists, 3 years', table: 'notify_entries', condition: `created_at < ${CUSTOMER}` },
  {
    name: 'subscribers who left or never confirmed, 3 years',
    table: 'newsletter_subscribers',
    condition: `status <> 'active' AND greatest(created_at, (${LAST_CONSENT})) < ${CUSTOMER}`,
    // The ledger holds hashes only, and yet belongs to the person who goes.
    cascade: `SELECT newsletter_erase_consents(NULL, id) FROM unnest($1::bigint[]) AS id`,
  },
  {
    name: 'withdrawals, 3 years; with a purchase that is kept for bookkeeping, as long as that',
    table: 'withdrawals',
    condition: `created_at < ${CUSTOMER} AND NOT EXISTS (
      SELECT FROM orders WHERE orders.id = order_id AND confirmed_at IS NOT NULL AND NOT (${BOOKKEEPING}))`,
  },
  {
    name: 'reservations that became no purchase, 3 years',
    table: 'orders',
    condition: `confirmed_at IS NULL AND updated_at < ${CUSTOMER}`,
  },
  {
    name: 'purchases, 7 years after the end of their year',
    table: 'orders',
    condition: `confirmed_at IS NOT NULL AND ${BOOKKEEPING}`,
  },
  { name: 'audit log, 7 years', table: 'audit_log', condition: `at < now() - interval '7 years'` },
  { name: 'expired sessions', table: 'sessions', condition: `expires_at < now()` },
  { name: 'expired sign-in codes', table: 'sign_in_codes', condition: `expires_at < now()` },
  { name: 'expired confirmation links', table: 'newsletter_confirmations', condition: `expires_at < now()` },
  {
    name: 'when opt-in mails were sent, 1 day',
    table: 'newsletter_opt_in_mails',
    condition: `sent_at < now() - interval '1 day'`,
  },
];

export interface Purged {
  name: string;
  rows: number;
}

/** Deletes what has been kept long enough, all or nothing. A dry run does the same and takes it back. */
export async function purge(source: DataSource, { isDryRun }: { isDryRun: boolean }): Promise<Purged[]> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SELECT set_config('stillsam.purging', 'on', true)`);
    const purged: Purged[] = [];
    for (const rule of RULES) purged.push({ name: rule.name, rows: await apply(runner, rule) });
    if (isDryRun) await runner.rollbackTransaction();
    else await runner.commitTransaction();
    return purged;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

async function apply(runner: QueryRunner, { table, condition, cascade }: Rule): Promise<number> {
  const returned = cascade ? 'RETURNING id' : '';
  const [gone, rows]: [{ id: string }[], number] = await runner.query(
    `DELETE FROM ${table} WHERE ${condition} ${returned}`,
  );
  if (cascade) await runner.query(cascade, [gone.map(({ id }) => id)]);
  return rows;
}
