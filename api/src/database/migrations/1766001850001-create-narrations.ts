import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNarrations1766001850001 implements MigrationInterface {
  name = 'CreateNarrations1766001850001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE narrations (
        source text PRIMARY KEY,
        product text,
        based_on text,
        text_hash text,
        audio_hash text,
        details jsonb,
        failure text,
        due_at timestamptz
      )`);
    await runner.query(`CREATE INDEX narrations_text_hash_idx ON narrations (text_hash)`);
    await runner.query(`CREATE INDEX narrations_audio_hash_idx ON narrations (audio_hash)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE narrations`);
  }
}
