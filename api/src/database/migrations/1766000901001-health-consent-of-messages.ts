import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the sender of a message consented to our reading about their health. */
export class HealthConsentOfMessages1766000901001 implements MigrationInterface {
  name = 'HealthConsentOfMessages1766000901001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages ADD COLUMN health_consent_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages DROP COLUMN health_consent_at`);
  }
}
