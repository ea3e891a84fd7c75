import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAddressChanges1766001600002 implements MigrationInterface {
  name = 'CreateAddressChanges1766001600002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE address_changes (
        user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        email text NOT NULL,
        old_token_hash text UNIQUE,
        new_token_hash text UNIQUE,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE address_changes`);
  }
}
