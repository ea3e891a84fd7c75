import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that new ones are begun from. */
export class MarkTemplateLetters1766001730001 implements MigrationInterface {
  name = 'MarkTemplateLetters1766001730001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE campaigns ADD COLUMN is_template boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE campaigns DROP COLUMN is_template`);
  }
}
