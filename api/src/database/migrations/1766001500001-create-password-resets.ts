import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasswordResets1766001500001 implements MigrationInterface {
  name = 'CreatePasswordResets1766001500001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        token_hash text PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX password_resets_user_idx ON password_resets (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE password_resets`);
  }
}
