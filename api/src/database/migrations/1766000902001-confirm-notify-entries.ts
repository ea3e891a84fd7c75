import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses on notify lists are confirmed by a mailed link. Earlier ones count as unconfirmed. */
export class ConfirmNotifyEntries1766000902001 implements MigrationInterface {
  name = 'ConfirmNotifyEntries1766000902001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notify_entries
        ADD COLUMN confirmed_at timestamptz,
        ADD COLUMN token_hash bytea UNIQUE,
        ADD COLUMN token_expires_at timestamptz`);
    await runner.query(
      `ALTER TABLE newsletter_opt_in_mails ADD COLUMN kind text NOT NULL DEFAULT 'newsletter'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_opt_in_mails DROP COLUMN kind`);
    await runner.query(
      `ALTER TABLE notify_entries DROP COLUMN confirmed_at, DROP COLUMN token_hash, DROP COLUMN token_expires_at`,
    );
  }
}
