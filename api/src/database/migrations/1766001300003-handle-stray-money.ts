import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An admin marks money that paid for no order as handled. */
export class HandleStrayMoney1766001300003 implements MigrationInterface {
  name = 'HandleStrayMoney1766001300003';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['payment_attempts', 'payment_notices'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN handled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payment_attempts', 'payment_notices'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN handled_at`);
  }
}
