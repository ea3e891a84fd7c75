import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSettings1766001700001 implements MigrationInterface {
  name = 'CreateSettings1766001700001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settings (
        section text PRIMARY KEY,
        value jsonb NOT NULL,
        version integer NOT NULL,
        changed_by bigint REFERENCES users (id) ON DELETE SET NULL,
        changed_by_name text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE settings`);
  }
}
