import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unsaved text by tab. `working_copies`, with one text of an author and post, stays for editors without tabs. */
export class WorkingCopiesOfTabs1766000906001 implements MigrationInterface {
  name = 'WorkingCopiesOfTabs1766000906001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tab_working_copies (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        author_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        post_id bigint REFERENCES posts (id) ON DELETE CASCADE,
        tab text NOT NULL CHECK (tab ~ '^[a-z0-9]{1,32}$'),
        base_version integer,
        fields jsonb NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT tab_working_copies_once_key UNIQUE NULLS NOT DISTINCT (author_id, post_id, tab)
      )`);
    await runner.query(`CREATE INDEX tab_working_copies_post_idx ON tab_working_copies (post_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE tab_working_copies`);
  }
}
