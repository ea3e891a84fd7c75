import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The name of an account, for bylines. A user name of several words is a name; any other is a log-in, which no byline
 * shows.
 */
export class NameUsers1766000906002 implements MigrationInterface {
  name = 'NameUsers1766000906002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE users ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 100)`,
    );
    await runner.query(
      `UPDATE users SET name = trim(username) WHERE trim(username) ~ '\\s' AND length(trim(username)) <= 100`,
    );
    await runner.query(`ALTER TABLE posts ALTER COLUMN author_name SET DEFAULT ''`);
    await runner.query(`
      UPDATE posts SET author_name = 'Stillsams redaktion' FROM users
      WHERE users.id = posts.author_id AND posts.author_name = users.username AND users.name = ''`);
    // Caches of pages find another version than their own, and drop them.
    await runner.query('UPDATE content_state SET version = version + 1');
  }

  /** The bylines stay: which of them were user names is not recorded. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE posts ALTER COLUMN author_name DROP DEFAULT`);
    await runner.query(`ALTER TABLE users DROP COLUMN name`);
  }
}
