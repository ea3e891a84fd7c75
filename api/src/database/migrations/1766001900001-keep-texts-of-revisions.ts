import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text of a revision stays as a reviewer has read it, since editorial changes are compared with it (ADR 128). */
export class KeepTextsOfRevisions1766001900001 implements MigrationInterface {
  name = 'KeepTextsOfRevisions1766001900001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the text of a revision does not change' USING ERRCODE = 'integrity_constraint_violation';
      END $$;
      CREATE TRIGGER post_revisions_kept BEFORE UPDATE ON post_revisions FOR EACH ROW
        WHEN ((NEW.post_id, NEW.version, NEW.fields) IS DISTINCT FROM (OLD.post_id, OLD.version, OLD.fields))
        EXECUTE FUNCTION keep_revision();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER post_revisions_kept ON post_revisions; DROP FUNCTION keep_revision()');
  }
}
