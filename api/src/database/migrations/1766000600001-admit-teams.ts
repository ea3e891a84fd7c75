import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role `team`, which sees and changes releases only. */
export class AdmitTeams1766000600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('admin', 'team', 'user'))`);
  }

  /** Members of teams keep their accounts and lose their role. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE users SET role = 'user' WHERE role = 'team'`);
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('admin', 'user'))`);
  }
}
