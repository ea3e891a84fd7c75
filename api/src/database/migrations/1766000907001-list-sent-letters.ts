import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a letter reached its first reader, and the address of its page that its mails alone name. */
export class ListSentLetters1766000907001 implements MigrationInterface {
  name = 'ListSentLetters1766000907001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE campaigns ADD COLUMN first_sent_at timestamptz,
         ADD COLUMN web_key text COLLATE "C" NOT NULL DEFAULT gen_random_uuid()::text`,
    );
    // Mails that are rendered already link to the slug.
    await runner.query(`UPDATE campaigns SET web_key = slug WHERE mail_html IS NOT NULL`);
    await runner.query(
      `UPDATE campaigns SET first_sent_at = started_at WHERE id IN (
         SELECT campaign_id FROM campaign_counts WHERE state = 'sent' GROUP BY campaign_id HAVING sum(count) > 0)`,
    );
    await runner.query(`CREATE UNIQUE INDEX campaigns_web_key_idx ON campaigns (web_key)`);
    await runner.query(`DROP INDEX campaigns_archive_idx`);
    await runner.query(
      `CREATE INDEX campaigns_archive_idx ON campaigns (started_at DESC, id DESC)
         WHERE first_sent_at IS NOT NULL AND is_listed`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX campaigns_archive_idx`);
    await runner.query(`ALTER TABLE campaigns DROP COLUMN first_sent_at, DROP COLUMN web_key`);
    await runner.query(
      `CREATE INDEX campaigns_archive_idx ON campaigns (started_at DESC, id DESC)
         WHERE started_at IS NOT NULL AND is_listed`,
    );
  }
}
