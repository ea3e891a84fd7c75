import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What published posts said that was wrong, one sentence each. */
export class CreateCorrections1766001810001 implements MigrationInterface {
  name = 'CreateCorrections1766001810001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE corrections (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
        published_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX corrections_post_idx ON corrections (post_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE corrections`);
  }
}
