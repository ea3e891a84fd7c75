import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviewers, the versions of posts that are sent to them, and their remarks. */
export class CreatePostReviews1766001600004 implements MigrationInterface {
  name = 'CreatePostReviews1766001600004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check
          CHECK (role IN ('admin', 'editor', 'care', 'reviewer', 'team', 'user'))`);
    await runner.query(`
      CREATE TABLE post_reviews (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        post_id bigint NOT NULL,
        version integer NOT NULL,
        reviewer_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        sent_by bigint REFERENCES users (id) ON DELETE SET NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        verdict text CHECK (verdict IN ('approved', 'returned')),
        decided_at timestamptz,
        FOREIGN KEY (post_id, version) REFERENCES post_revisions (post_id, version) ON DELETE CASCADE,
        UNIQUE (post_id, version, reviewer_id)
      )`);
    await runner.query(`CREATE INDEX post_reviews_reviewer_idx ON post_reviews (reviewer_id)`);
    await runner.query(`
      CREATE TABLE review_remarks (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        review_id bigint NOT NULL REFERENCES post_reviews (id) ON DELETE CASCADE,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX review_remarks_review_idx ON review_remarks (review_id)`);
  }

  /** Reviewers keep their accounts and lose their role. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE review_remarks`);
    await runner.query(`DROP TABLE post_reviews`);
    await runner.query(`UPDATE users SET role = 'user' WHERE role = 'reviewer'`);
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('admin', 'editor', 'care', 'team', 'user'))`);
  }
}
