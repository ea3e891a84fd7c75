import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row for each open event stream of any process, for as long as its process renews it. */
export class LeaseStreamSlots1766000700002 implements MigrationInterface {
  name = 'LeaseStreamSlots1766000700002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE stream_slots (
         id uuid PRIMARY KEY,
         process uuid NOT NULL,
         net text NOT NULL,
         expires_at timestamptz NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stream_slots');
  }
}
