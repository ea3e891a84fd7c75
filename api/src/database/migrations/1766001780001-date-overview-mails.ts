import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each owner was last mailed, so that news of a while come together. */
export class DateOverviewMails1766001780001 implements MigrationInterface {
  name = 'DateOverviewMails1766001780001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE overview_mails ADD COLUMN mailed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE overview_mails DROP COLUMN mailed_at');
  }
}
