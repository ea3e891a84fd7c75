import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is searched where titles, excerpts, tags and keywords alone hold nothing: all of it and the text. */
export class SearchWholePosts1766000300006 implements MigrationInterface {
  name = 'SearchWholePosts1766000300006';

  async up(runner: QueryRunner): Promise<void> {
    // Cut, since a tsvector takes a megabyte at most.
    await runner.query(
      `ALTER TABLE posts
         ADD COLUMN whole_vector tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('swedish', fold_words(left(
           title || ' ' || excerpt || ' ' || join_words(tags) || ' ' || meta_keywords || ' ' ||
             regexp_replace(content, '<[^>]*>', ' ', 'g'), 200000)))) STORED`,
    );
    await runner.query('CREATE INDEX posts_whole_vector_idx ON posts USING gin (whole_vector)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN whole_vector');
  }
}
