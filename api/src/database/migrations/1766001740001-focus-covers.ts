import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The point of a cover that every crop keeps. */
export class FocusCovers1766001740001 implements MigrationInterface {
  name = 'FocusCovers1766001740001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE posts ADD COLUMN featured_image_focus text NOT NULL DEFAULT '50 50'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN featured_image_focus');
  }
}
