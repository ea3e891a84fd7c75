import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's text of each mail as a section of its own. The section of all stays for the release before. */
export class SplitMailTexts1766001830002 implements MigrationInterface {
  name = 'SplitMailTexts1766001830002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO settings (section, value, version, changed_by, changed_by_name, changed_at)
      SELECT 'mail-' || replace(mail, '_', '-'), jsonb_build_object('text', text), 1, changed_by, changed_by_name, changed_at
      FROM settings, jsonb_each(value) AS texts (mail, text)
      WHERE section = 'mail-texts' AND jsonb_typeof(text) = 'object'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM settings WHERE section LIKE 'mail-%' AND section <> 'mail-texts'`);
  }
}
