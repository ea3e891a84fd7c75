import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often an article or an exercise was opened on a day, by nobody in particular. */
export class CreateReadings1766001710001 implements MigrationInterface {
  name = 'CreateReadings1766001710001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE readings (
        day date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('article', 'exercise')),
        slug text COLLATE "C" NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, kind, slug)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE readings`);
  }
}
