import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message that a device sends again, because it never heard the answer, is one message. */
export class ContactIdempotency1766000300001 implements MigrationInterface {
  name = 'ContactIdempotency1766000300001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages ADD COLUMN idempotency_key text UNIQUE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages DROP COLUMN idempotency_key`);
  }
}
