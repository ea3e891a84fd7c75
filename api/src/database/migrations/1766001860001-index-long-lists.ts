import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a page of a list, what waits and stray money among a hundred thousand rows, in the index alone where it can. */
export class IndexLongLists1766001860001 implements MigrationInterface {
  name = 'IndexLongLists1766001860001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, rows] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${rows}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}

const INDEXES = {
  // An index-only scan asks for the column itself, beside the expression.
  audit_log_subject_idx: `audit_log (split_part(action, '_', 1), id DESC) INCLUDE (action)`,
  contact_messages_waiting_idx: `contact_messages (status, created_at) WHERE status <> 'answered'`,
  newsletter_consents_withdrawn_idx: `newsletter_consents (occurred_at) WHERE action = 'withdrawn'`,
  newsletter_subscribers_confirmed_idx: 'newsletter_subscribers (confirmed_at)',
  newsletter_suppressions_created_idx: 'newsletter_suppressions (created_at)',
  notify_entries_purpose_idx: 'notify_entries (purpose, id DESC) INCLUDE (confirmed_at)',
  payment_attempts_stray_idx: 'payment_attempts (final_at DESC) WHERE problem IS NOT NULL',
  payment_notices_stray_idx: 'payment_notices (received_at DESC) WHERE problem IS NOT NULL',
};
