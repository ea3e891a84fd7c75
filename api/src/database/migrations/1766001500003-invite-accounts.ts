import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that wait for their users, and an owner that is always there: the database refuses to change or delete the
 * last one. Parallel changes wait for each other.
 */
export class InviteAccounts1766001500003 implements MigrationInterface {
  name = 'InviteAccounts1766001500003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN is_invited boolean NOT NULL DEFAULT false');
    await runner.query(`
      CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.role = 'admin' AND (TG_OP = 'DELETE' OR NEW.role <> 'admin') THEN
          PERFORM pg_advisory_xact_lock(hashtextextended('keep_an_owner', 0));
          IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND NOT is_invited AND id <> OLD.id) THEN
            RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation',
              CONSTRAINT = 'users_keep_an_owner';
          END IF;
        END IF;
        RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
      END $$`);
    await runner.query(`
      CREATE TRIGGER users_keep_an_owner BEFORE UPDATE OF role OR DELETE ON users
        FOR EACH ROW EXECUTE FUNCTION keep_an_owner()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_keep_an_owner ON users');
    await runner.query('DROP FUNCTION keep_an_owner()');
    await runner.query('ALTER TABLE users DROP COLUMN is_invited');
  }
}
