import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors of accounts: passkeys, authenticator apps and recovery codes, the challenges of passkeys, the devices
 * that a user has signed in on, when a session last proved who uses it, and what renews its token. The database refuses to delete the last factor of the last owner, unless a command
 * on the server sets `stillsam.may_reset_factors` for its transaction.
 */
export class CreateSecondFactors1766001600001 implements MigrationInterface {
  name = 'CreateSecondFactors1766001600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id text PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await runner.query(`CREATE INDEX passkeys_user_idx ON passkeys (user_id)`);
    await runner.query(`
      CREATE TABLE passkey_challenges (
        challenge text PRIMARY KEY,
        bound_to text NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE authenticators (
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        is_confirmed boolean NOT NULL,
        sealed_secret text NOT NULL,
        last_step bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (user_id, is_confirmed)
      )`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        code_hash text NOT NULL
      )`);
    await runner.query(`CREATE INDEX recovery_codes_user_idx ON recovery_codes (user_id)`);
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN second_factor_due_at timestamptz NOT NULL DEFAULT now() + interval '7 days'`);
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN renewal_hash text NOT NULL DEFAULT '',
        ADD COLUMN former_renewal_hash text NOT NULL DEFAULT '',
        ADD COLUMN renewed_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`UPDATE sessions SET confirmed_at = created_at`);
    await runner.query(`
      CREATE TABLE known_devices (
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        device_hash text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, device_hash)
      )`);
    await runner.query(`
      CREATE FUNCTION keep_a_factor_of_the_owner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('stillsam.may_reset_factors', true), '') = 'yes' THEN RETURN NULL; END IF;
        PERFORM FROM users WHERE id = OLD.user_id AND role = 'admin';
        IF NOT FOUND THEN RETURN NULL; END IF;
        PERFORM pg_advisory_xact_lock(hashtextextended('keep_an_owner', 0));
        IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND NOT is_invited AND id <> OLD.user_id)
          AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = OLD.user_id)
          AND NOT EXISTS (SELECT FROM authenticators WHERE user_id = OLD.user_id AND is_confirmed) THEN
          RAISE EXCEPTION 'the last factor of the last owner stays' USING ERRCODE = 'check_violation',
            CONSTRAINT = 'owner_keeps_a_factor';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER passkeys_keep_one AFTER DELETE ON passkeys
        FOR EACH ROW EXECUTE FUNCTION keep_a_factor_of_the_owner()`);
    await runner.query(`
      CREATE TRIGGER authenticators_keep_one AFTER DELETE ON authenticators
        FOR EACH ROW WHEN (OLD.is_confirmed) EXECUTE FUNCTION keep_a_factor_of_the_owner()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE known_devices`);
    await runner.query(`
      ALTER TABLE sessions DROP COLUMN confirmed_at, DROP COLUMN renewal_hash, DROP COLUMN former_renewal_hash,
        DROP COLUMN renewed_at`);
    await runner.query(`ALTER TABLE users DROP COLUMN second_factor_due_at`);
    await runner.query(`DROP TABLE recovery_codes`);
    await runner.query(`DROP TABLE authenticators`);
    await runner.query(`DROP TABLE passkey_challenges`);
    await runner.query(`DROP TABLE passkeys`);
    await runner.query(`DROP FUNCTION keep_a_factor_of_the_owner()`);
  }
}
