import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubtitlePosts1766000500002 implements MigrationInterface {
  name = 'SubtitlePosts1766000500002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE posts ADD COLUMN subtitle text NOT NULL DEFAULT '' CHECK (length(subtitle) <= 200)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN subtitle');
  }
}
