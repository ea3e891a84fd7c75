import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExtendPosts1766000200004 implements MigrationInterface {
  name = 'ExtendPosts1766000200004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        ADD COLUMN publish_at timestamptz,
        ADD COLUMN deleted_at timestamptz,
        ADD CONSTRAINT posts_scheduled_check CHECK (publish_at IS NULL OR (status = 'draft' AND deleted_at IS NULL)),
        ADD CONSTRAINT posts_trash_check CHECK (deleted_at IS NULL OR status = 'draft')`);
    await runner.query(`CREATE INDEX posts_scheduled_idx ON posts (publish_at) WHERE publish_at IS NOT NULL`);
    await runner.query(
      `CREATE INDEX posts_trash_idx ON posts (deleted_at DESC) WHERE deleted_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE post_revisions (
        post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
        version integer NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by bigint REFERENCES users (id) ON DELETE SET NULL,
        saved_by_name text NOT NULL,
        fields jsonb NOT NULL,
        PRIMARY KEY (post_id, version)
      )`);
    await runner.query(`CREATE INDEX post_revisions_user_idx ON post_revisions (saved_by)`);
    await runner.query(`
      CREATE TABLE working_copies (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        author_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        post_id bigint REFERENCES posts (id) ON DELETE CASCADE,
        base_version integer,
        fields jsonb NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT working_copies_once_key UNIQUE NULLS NOT DISTINCT (author_id, post_id)
      )`);
    await runner.query(`CREATE INDEX working_copies_post_idx ON working_copies (post_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE working_copies`);
    await runner.query(`DROP TABLE post_revisions`);
    // Without a trash a post in it would be a draft like any other.
    await runner.query(`DELETE FROM posts WHERE deleted_at IS NOT NULL`);
    await runner.query(`ALTER TABLE posts DROP COLUMN publish_at, DROP COLUMN deleted_at`);
  }
}
