import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameDevicesInTheAuditLog1766001600003 implements MigrationInterface {
  name = 'NameDevicesInTheAuditLog1766001600003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_log ADD COLUMN device text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_log DROP COLUMN device`);
  }
}
