import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each owner was last mailed of what waits. */
export class CreateOverviewMails1766001760001 implements MigrationInterface {
  name = 'CreateOverviewMails1766001760001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE overview_mails (
        user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        last_day date NOT NULL,
        seen jsonb
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE overview_mails`);
  }
}
