import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The roles `editor` and `care`, beside the owner (`admin`) and teams. */
export class AdmitEditors1766001500002 implements MigrationInterface {
  name = 'AdmitEditors1766001500002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('admin', 'editor', 'care', 'team', 'user'))`);
  }

  /** Editors and carers keep their accounts and lose their role. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE users SET role = 'user' WHERE role IN ('editor', 'care')`);
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('admin', 'team', 'user'))`);
  }
}
