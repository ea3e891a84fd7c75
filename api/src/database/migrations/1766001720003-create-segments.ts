import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Named filters of the list of subscribers. */
export class CreateSegments1766001720003 implements MigrationInterface {
  name = 'CreateSegments1766001720003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_segments (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CONSTRAINT newsletter_segments_name_key UNIQUE,
        filter jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE newsletter_segments`);
  }
}
