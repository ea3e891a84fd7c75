import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a withdrawal's receipt was mailed, for the limits by recipient. Before this all were. */
export class MailsOfWithdrawals1766000901002 implements MigrationInterface {
  name = 'MailsOfWithdrawals1766000901002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE withdrawals ADD COLUMN is_mailed boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE withdrawals DROP COLUMN is_mailed`);
  }
}
