import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSessions1766000200006 implements MigrationInterface {
  name = 'CreateSessions1766000200006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        device text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_user_idx ON sessions (user_id, created_at DESC)`);
    await runner.query(`
      CREATE TABLE sign_in_codes (
        code_hash text PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sign_in_codes_user_idx ON sign_in_codes (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sign_in_codes`);
    await runner.query(`DROP TABLE sessions`);
  }
}
