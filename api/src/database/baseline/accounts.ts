/** Accounts of the back office: their sessions, second factors, and what proves an address or a password. */
export const ACCOUNTS = `
CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  -- 'admin' is the owner; a 'team' sees and changes releases only.
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('admin', 'editor', 'care', 'reviewer', 'team', 'user')),
  token_version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The parts that a member of a team may roll back; admins need none.
  parts text[] NOT NULL DEFAULT '{}',
  -- For bylines, which never show a user name.
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 100),
  is_invited boolean NOT NULL DEFAULT false,
  second_factor_due_at timestamptz NOT NULL DEFAULT now() + interval '7 days'
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

-- An owner is always there. Parallel changes wait for each other.
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
END $$;
CREATE TRIGGER users_keep_an_owner BEFORE UPDATE OF role OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION keep_an_owner();

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- When the session last proved who uses it.
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  renewal_hash text NOT NULL DEFAULT '',
  former_renewal_hash text NOT NULL DEFAULT '',
  renewed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user_idx ON sessions (user_id, created_at DESC);

CREATE TABLE sign_in_codes (
  code_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_codes_user_idx ON sign_in_codes (user_id);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_idx ON password_resets (user_id);

CREATE TABLE address_changes (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  old_token_hash text UNIQUE,
  new_token_hash text UNIQUE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE known_devices (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_idx ON passkeys (user_id);

CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  bound_to text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE authenticators (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_confirmed boolean NOT NULL,
  sealed_secret text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, is_confirmed)
);

CREATE TABLE recovery_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL
);
CREATE INDEX recovery_codes_user_idx ON recovery_codes (user_id);

-- The last factor of the last owner stays, unless a command on the server sets this for its transaction.
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
END $$;
CREATE TRIGGER passkeys_keep_one AFTER DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION keep_a_factor_of_the_owner();
CREATE TRIGGER authenticators_keep_one AFTER DELETE ON authenticators
  FOR EACH ROW WHEN (OLD.is_confirmed) EXECUTE FUNCTION keep_a_factor_of_the_owner();
`;
