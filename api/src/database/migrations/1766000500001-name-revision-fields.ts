import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = [
  ['featuredImage', 'featured_image'],
  ['featuredImageAlt', 'featured_image_alt'],
  ['showsCrisisCard', 'shows_crisis_card'],
  ['metaTitle', 'meta_title'],
  ['metaDescription', 'meta_description'],
  ['metaKeywords', 'meta_keywords'],
  ['readingTime', 'reading_time'],
] as const;

/** Revisions name a post's fields as its columns and the contract do. */
export class NameRevisionFields1766000500001 implements MigrationInterface {
  name = 'NameRevisionFields1766000500001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of NAMES) await rename(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of NAMES) await rename(runner, after, before);
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(
    `UPDATE post_revisions SET fields = fields - $1::text || jsonb_build_object($2::text, fields->$1)
     WHERE fields ? $1`,
    [from, to],
  );
}
