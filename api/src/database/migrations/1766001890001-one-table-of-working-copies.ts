import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives the unsaved texts of editors without tabs, which no live editor writes, a tab as the others have. Their table
 * goes once no code of the release before names it.
 */
export class OneTableOfWorkingCopies1766001890001 implements MigrationInterface {
  name = 'OneTableOfWorkingCopies1766001890001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `WITH moved AS (DELETE FROM working_copies RETURNING author_id, post_id, base_version, fields, saved_at)
       INSERT INTO tab_working_copies (author_id, post_id, tab, base_version, fields, saved_at)
       SELECT author_id, post_id, 'former', base_version, fields, saved_at FROM moved`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `WITH moved AS (DELETE FROM tab_working_copies WHERE tab = 'former'
         RETURNING author_id, post_id, base_version, fields, saved_at)
       INSERT INTO working_copies (author_id, post_id, base_version, fields, saved_at) SELECT * FROM moved`,
    );
  }
}
