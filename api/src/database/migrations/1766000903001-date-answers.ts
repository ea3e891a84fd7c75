import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An answered message is deleted 90 days after its answer. The day of earlier answers is unknown: they count as given
 * now, but no message is kept longer than the year that its sender was promised.
 */
export class DateAnswers1766000903001 implements MigrationInterface {
  name = 'DateAnswers1766000903001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages ADD COLUMN answered_at timestamptz`);
    await runner.query(
      `UPDATE contact_messages SET answered_at = least(now(), created_at + interval '275 days') WHERE status = 'answered'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages DROP COLUMN answered_at`);
  }
}
