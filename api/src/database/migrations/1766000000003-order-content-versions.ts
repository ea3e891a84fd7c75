import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A sequence hands out numbers before the commit, so a later number could become visible first. A row is locked
 * until the commit: versions become visible in their order.
 */
export class OrderContentVersions1766000000003 implements MigrationInterface {
  name = 'OrderContentVersions1766000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_state (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        version bigint NOT NULL
      )`);
    await runner.query(`INSERT INTO content_state (version) SELECT last_value FROM content_version`);
    await runner.query(`DROP SEQUENCE content_version`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SEQUENCE content_version`);
    await runner.query(`SELECT setval('content_version', version) FROM content_state`);
    await runner.query(`DROP TABLE content_state`);
  }
}
