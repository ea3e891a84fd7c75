import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The event stream is for our own servers, which carry a secret, so nobody leases slots of it. */
export class DropStreamSlots1766001000001 implements MigrationInterface {
  name = 'DropStreamSlots1766001000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stream_slots');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE stream_slots (
         id uuid PRIMARY KEY,
         process uuid NOT NULL,
         net text NOT NULL,
         expires_at timestamptz NOT NULL)`,
    );
  }
}
