import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text in easier Swedish beside the content that it was written from. */
export class EasePosts1766001770001 implements MigrationInterface {
  name = 'EasePosts1766001770001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE posts ADD COLUMN easy_content text, ADD COLUMN easy_based_on text,
      ADD CHECK ((easy_content IS NULL) = (easy_based_on IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN easy_content, DROP COLUMN easy_based_on');
  }
}
