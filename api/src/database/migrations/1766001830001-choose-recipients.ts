import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants no welcome letters, and the segment that a letter is sent to. */
export class ChooseRecipients1766001830001 implements MigrationInterface {
  name = 'ChooseRecipients1766001830001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_subscribers ADD COLUMN welcome_stopped_at timestamptz`);
    await runner.query(`ALTER TABLE campaigns ADD COLUMN segment jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE campaigns DROP COLUMN segment`);
    await runner.query(`ALTER TABLE newsletter_subscribers DROP COLUMN welcome_stopped_at`);
  }
}
