import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The parts that a member of a team may roll back; admins need none. */
export class NamePartsOfAccounts1766000904001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN parts text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN parts`);
  }
}
