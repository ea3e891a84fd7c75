import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNewsletter1766000100002 implements MigrationInterface {
  name = 'CreateNewsletter1766000100002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SUBSCRIBERS, ...COUNT_STATUSES, ...TOKENS_AND_LIMITS, ...CONSENTS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE newsletter_suppressions, newsletter_consents, newsletter_opt_in_mails, newsletter_confirmations,
        newsletter_subscribers, newsletter_status_counts`);
    await runner.query(
      `DROP FUNCTION newsletter_erase_consents, newsletter_guard_consents, newsletter_count_statuses`,
    );
  }
}

const SUBSCRIBERS = [
  // "C": addresses are sorted by code point on every machine, so that an index serves every order and prefix.
  `CREATE TABLE newsletter_subscribers (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     email text COLLATE "C" NOT NULL CONSTRAINT newsletter_subscribers_email_key UNIQUE,
     first_name text NOT NULL DEFAULT '',
     last_name text NOT NULL DEFAULT '',
     search_text text COLLATE "C" NOT NULL,
     status text COLLATE "C" NOT NULL CHECK (status IN ('active', 'pending', 'unsubscribed', 'bounced')),
     source text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     confirmed_at timestamptz
   )`,
  `CREATE INDEX newsletter_subscribers_created_idx ON newsletter_subscribers (created_at, id)`,
  `CREATE INDEX newsletter_subscribers_status_created_idx ON newsletter_subscribers (status, created_at, id)`,
  `CREATE INDEX newsletter_subscribers_status_email_idx ON newsletter_subscribers (status, email)`,
  // Searching works without the index too, only slower: not every server has the extension, or lets us create it.
  `DO $$ BEGIN
     IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
       CREATE EXTENSION IF NOT EXISTS pg_trgm;
       CREATE INDEX newsletter_subscribers_search_idx ON newsletter_subscribers USING gin (search_text gin_trgm_ops);
     END IF;
   EXCEPTION WHEN insufficient_privilege THEN
     RAISE NOTICE 'pg_trgm may not be created here: searching subscribers will be slow';
   END $$`,
  `CREATE TABLE newsletter_status_counts (status text COLLATE "C" PRIMARY KEY, count bigint NOT NULL)`,
  `INSERT INTO newsletter_status_counts VALUES ('active', 0), ('pending', 0), ('unsubscribed', 0), ('bounced', 0)`,
];

/** Statements that count the statuses, in one row each. */
const COUNT_STATUSES = [
  // In one order always, so that two statements never wait for each other's counts.
  `CREATE FUNCTION newsletter_count_statuses() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE change record;
   BEGIN
     IF TG_OP = 'TRUNCATE' THEN
       UPDATE newsletter_status_counts SET count = 0;
       RETURN NULL;
     END IF;
     FOR change IN EXECUTE CASE TG_OP
       WHEN 'INSERT' THEN 'SELECT status, count(*) AS delta FROM new_rows GROUP BY 1 ORDER BY 1'
       WHEN 'DELETE' THEN 'SELECT status, -count(*) AS delta FROM old_rows GROUP BY 1 ORDER BY 1'
       ELSE 'SELECT status, sum(delta) AS delta FROM (
               SELECT status, 1 AS delta FROM new_rows UNION ALL SELECT status, -1 FROM old_rows
             ) AS changes GROUP BY 1 HAVING sum(delta) <> 0 ORDER BY 1'
     END LOOP
       UPDATE newsletter_status_counts SET count = count + change.delta WHERE status = change.status;
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER newsletter_count_inserted AFTER INSERT ON newsletter_subscribers
     REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
  `CREATE TRIGGER newsletter_count_updated AFTER UPDATE ON newsletter_subscribers
     REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
     FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
  `CREATE TRIGGER newsletter_count_deleted AFTER DELETE ON newsletter_subscribers
     REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
  `CREATE TRIGGER newsletter_count_truncated AFTER TRUNCATE ON newsletter_subscribers
     FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
];

const TOKENS_AND_LIMITS = [
  `CREATE TABLE newsletter_confirmations (
     token_hash bytea PRIMARY KEY,
     subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX newsletter_confirmations_subscriber_idx ON newsletter_confirmations (subscriber_id)`,
  `CREATE INDEX newsletter_confirmations_expires_idx ON newsletter_confirmations (expires_at)`,
  // By address, not by subscriber: deleting and subscribing again must not reset the limit.
  `CREATE TABLE newsletter_opt_in_mails (
     email_hash bytea NOT NULL,
     sent_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX newsletter_opt_in_mails_address_idx ON newsletter_opt_in_mails (email_hash, sent_at)`,
  `CREATE INDEX newsletter_opt_in_mails_sent_idx ON newsletter_opt_in_mails (sent_at)`,
];

const CONSENTS = [
  `CREATE TABLE newsletter_suppressions (
     email_hash bytea PRIMARY KEY,
     reason text NOT NULL CHECK (reason IN ('unsubscribed', 'refused', 'bounced', 'complained', 'erased')),
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE newsletter_consents (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     subscriber_id bigint NOT NULL,
     email_hash bytea NOT NULL,
     action text NOT NULL CHECK (action IN ('requested', 'confirmed', 'imported', 'withdrawn')),
     wording_version text,
     source text NOT NULL,
     net_address text,
     occurred_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX newsletter_consents_address_idx ON newsletter_consents (email_hash)`,
  `CREATE INDEX newsletter_consents_subscriber_idx ON newsletter_consents (subscriber_id)`,
  `CREATE FUNCTION newsletter_guard_consents() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND current_setting('stillsam.is_erasing', true) = 'on' THEN
       RETURN OLD;
     END IF;
     RAISE EXCEPTION 'the consent ledger is append-only' USING ERRCODE = 'insufficient_privilege';
   END $$`,
  `CREATE TRIGGER newsletter_consents_are_kept BEFORE UPDATE OR DELETE ON newsletter_consents
     FOR EACH ROW EXECUTE FUNCTION newsletter_guard_consents()`,
  `CREATE TRIGGER newsletter_consents_are_not_truncated BEFORE TRUNCATE ON newsletter_consents
     FOR EACH STATEMENT EXECUTE FUNCTION newsletter_guard_consents()`,
  // The only door: what one person's ledger holds, when that person asks to be erased.
  `CREATE FUNCTION newsletter_erase_consents(address_hash bytea, subscriber bigint) RETURNS bigint
   LANGUAGE plpgsql AS $$
   DECLARE erased bigint;
   BEGIN
     PERFORM set_config('stillsam.is_erasing', 'on', true);
     DELETE FROM newsletter_consents WHERE email_hash = address_hash OR subscriber_id = subscriber;
     GET DIAGNOSTICS erased = ROW_COUNT;
     PERFORM set_config('stillsam.is_erasing', 'off', true);
     RETURN erased;
   END $$`,
];
