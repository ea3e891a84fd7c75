import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMedia1766000200005 implements MigrationInterface {
  name = 'CreateMedia1766000200005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32}$'),
        alt text NOT NULL,
        sizes jsonb NOT NULL,
        created_by bigint REFERENCES users (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX media_created_by_idx ON media (created_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE media`);
  }
}
