import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1766000000001 implements MigrationInterface {
  name = 'CreateUsers1766000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        username text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL DEFAULT 'user' CHECK (role IN ('admin', 'user')),
        token_version integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE UNIQUE INDEX users_email_key ON users (lower(email))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE users`);
  }
}
