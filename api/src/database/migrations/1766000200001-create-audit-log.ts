import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Append-only: a row is never changed, and deleted only by the purge of old rows, which says so for its own
 * transaction. No foreign key: what was done stays told when who did it is gone.
 */
export class CreateAuditLog1766000200001 implements MigrationInterface {
  name = 'CreateAuditLog1766000200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id bigint NOT NULL,
        action text NOT NULL,
        target text NOT NULL DEFAULT '',
        outcome text NOT NULL CHECK (outcome IN ('done', 'refused')),
        code text,
        request_id text NOT NULL
      )`);
    await runner.query(`CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, id DESC)`);
    await runner.query(`CREATE INDEX audit_log_action_idx ON audit_log (action, id DESC)`);
    await runner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND current_setting('stillsam.purging', true) = 'on' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'the audit log is append-only';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_log_rows_stay BEFORE UPDATE OR DELETE ON audit_log
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`);
    await runner.query(`
      CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_log`);
    await runner.query(`DROP FUNCTION refuse_audit_change()`);
  }
}
