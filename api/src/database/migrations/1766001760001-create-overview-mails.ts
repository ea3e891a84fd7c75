import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each owner is mailed what waits, and what the last mail knew. */
export class CreateOverviewMails1766001760001 implements MigrationInterface {
  name = 'CreateOverviewMails1766001760001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE overview_mails (
        user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        choice text COLLATE "C" NOT NULL DEFAULT 'daily' CHECK (choice IN ('at_once', 'daily', 'never')),
        last_day date NOT NULL,
        seen jsonb
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE overview_mails`);
  }
}
