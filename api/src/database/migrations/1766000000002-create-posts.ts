import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePosts1766000000002 implements MigrationInterface {
  name = 'CreatePosts1766000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE posts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9-]{1,200}$'),
        title text NOT NULL,
        excerpt text NOT NULL DEFAULT '',
        content text NOT NULL,
        featured_image text,
        status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
        meta_title text,
        meta_description text NOT NULL DEFAULT '',
        meta_keywords text NOT NULL DEFAULT '',
        categories text[] NOT NULL DEFAULT '{}',
        tags text[] NOT NULL DEFAULT '{}',
        difficulty text NOT NULL DEFAULT 'Nybörjare' CHECK (difficulty IN ('Nybörjare', 'Medel', 'Avancerad')),
        icon text NOT NULL DEFAULT 'leaf',
        reading_time integer NOT NULL DEFAULT 1 CHECK (reading_time > 0),
        author_id bigint REFERENCES users (id) ON DELETE SET NULL,
        author_name text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz
      )`);
    await runner.query(
      `CREATE INDEX posts_published_idx ON posts (published_at DESC, id DESC) WHERE status = 'published'`,
    );
    await runner.query(`CREATE INDEX posts_created_idx ON posts (created_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX posts_categories_idx ON posts USING gin (categories)`);
    await runner.query(`
      CREATE TABLE post_redirects (
        slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]{1,200}$'),
        post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX post_redirects_post_idx ON post_redirects (post_id)`);
    await runner.query(
      `CREATE TABLE seeded_posts (slug text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now())`,
    );
    await runner.query(`CREATE SEQUENCE content_version`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP SEQUENCE content_version`);
    await runner.query(`DROP TABLE seeded_posts`);
    await runner.query(`DROP TABLE post_redirects`);
    await runner.query(`DROP TABLE posts`);
  }
}
