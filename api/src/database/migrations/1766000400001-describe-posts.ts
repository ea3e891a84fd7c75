import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a post's image shows, and whether its page shows the crisis card. */
export class DescribePosts1766000400001 implements MigrationInterface {
  name = 'DescribePosts1766000400001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE posts
         ADD COLUMN featured_image_alt text NOT NULL DEFAULT '' CHECK (length(featured_image_alt) <= 300),
         ADD COLUMN shows_crisis_card boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN featured_image_alt, DROP COLUMN shows_crisis_card');
  }
}
