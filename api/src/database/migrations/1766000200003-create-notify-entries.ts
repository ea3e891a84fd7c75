import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifyEntries1766000200003 implements MigrationInterface {
  name = 'CreateNotifyEntries1766000200003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notify_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        purpose text NOT NULL
          CHECK (purpose IN ('products', 'premium', 'trygg-punkt', 'somnforberedelse', 'fokustraning')),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX notify_entries_once_key ON notify_entries (purpose, lower(email))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notify_entries`);
  }
}
