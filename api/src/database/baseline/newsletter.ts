/** Subscribers, what they consented to, and letters with a row for each recipient. */
const SUBSCRIBERS = `
-- "C": addresses are sorted by code point on every machine, so that an index serves every order and prefix.
CREATE TABLE newsletter_subscribers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text COLLATE "C" NOT NULL CONSTRAINT newsletter_subscribers_email_key UNIQUE,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  search_text text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('active', 'pending', 'unsubscribed', 'bounced')),
  source text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  -- None means all of them.
  interests text[] NOT NULL DEFAULT '{}',
  frequency text COLLATE "C" NOT NULL DEFAULT 'every' CHECK (frequency IN ('every', 'monthly')),
  paused_until timestamptz,
  welcome_stopped_at timestamptz
);
CREATE INDEX newsletter_subscribers_created_idx ON newsletter_subscribers (created_at, id);
CREATE INDEX newsletter_subscribers_confirmed_idx ON newsletter_subscribers (confirmed_at);
CREATE INDEX newsletter_subscribers_status_created_idx ON newsletter_subscribers (status, created_at, id);
CREATE INDEX newsletter_subscribers_status_email_idx ON newsletter_subscribers (status, email);
CREATE INDEX newsletter_subscribers_search_idx ON newsletter_subscribers USING gin (search_text gin_trgm_ops);

CREATE TABLE newsletter_confirmations (
  token_hash bytea PRIMARY KEY,
  subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX newsletter_confirmations_subscriber_idx ON newsletter_confirmations (subscriber_id);
CREATE INDEX newsletter_confirmations_expires_idx ON newsletter_confirmations (expires_at);

-- By address, not by subscriber: deleting and subscribing again must not reset the limit.
CREATE TABLE newsletter_opt_in_mails (
  email_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'newsletter'
);
CREATE INDEX newsletter_opt_in_mails_address_idx ON newsletter_opt_in_mails (email_hash, sent_at);
CREATE INDEX newsletter_opt_in_mails_sent_idx ON newsletter_opt_in_mails (sent_at);

-- The active subscribers of a bulk change that unsubscribed them, for an hour.
CREATE TABLE newsletter_undo (
  change_id uuid NOT NULL,
  subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (subscriber_id, change_id)
);
CREATE INDEX newsletter_undo_change_idx ON newsletter_undo (change_id, subscriber_id);

-- Named filters of the list of subscribers.
CREATE TABLE newsletter_segments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CONSTRAINT newsletter_segments_name_key UNIQUE,
  filter jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
`;

const CONSENTS = `
CREATE TABLE newsletter_suppressions (
  email_hash bytea PRIMARY KEY,
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'refused', 'bounced', 'complained', 'erased')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_suppressions_created_idx ON newsletter_suppressions (created_at);

-- The ledger is append-only.
CREATE TABLE newsletter_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscriber_id bigint NOT NULL,
  email_hash bytea NOT NULL,
  action text NOT NULL CHECK (action IN ('requested', 'confirmed', 'imported', 'withdrawn', 'restored')),
  wording_version text,
  source text NOT NULL,
  net_address text,
  occurred_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_consents_address_idx ON newsletter_consents (email_hash);
CREATE INDEX newsletter_consents_subscriber_idx ON newsletter_consents (subscriber_id);
CREATE INDEX newsletter_consents_withdrawn_idx ON newsletter_consents (occurred_at) WHERE action = 'withdrawn';
CREATE FUNCTION newsletter_guard_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('stillsam.is_erasing', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the consent ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER newsletter_consents_are_kept BEFORE UPDATE OR DELETE ON newsletter_consents
  FOR EACH ROW EXECUTE FUNCTION newsletter_guard_consents();
CREATE TRIGGER newsletter_consents_are_not_truncated BEFORE TRUNCATE ON newsletter_consents
  FOR EACH STATEMENT EXECUTE FUNCTION newsletter_guard_consents();
-- The only door: what one person's ledger holds, when that person asks to be erased.
CREATE FUNCTION newsletter_erase_consents(address_hash bytea, subscriber bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE erased bigint;
BEGIN
  PERFORM set_config('stillsam.is_erasing', 'on', true);
  DELETE FROM newsletter_consents WHERE email_hash = address_hash OR subscriber_id = subscriber;
  GET DIAGNOSTICS erased = ROW_COUNT;
  PERFORM set_config('stillsam.is_erasing', 'off', true);
  RETURN erased;
END $$;
`;

const CAMPAIGNS = `
CREATE TABLE campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL DEFAULT '',
  preheader text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  slug text COLLATE "C" NOT NULL CONSTRAINT campaigns_slug_key UNIQUE,
  is_listed boolean NOT NULL DEFAULT true,
  interests text[] NOT NULL DEFAULT '{}',
  signed_up_from date,
  signed_up_to date,
  spread_hours integer NOT NULL DEFAULT 0,
  welcome_days integer,
  post_id bigint REFERENCES posts (id) ON DELETE SET NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent')),
  pause_reason text COLLATE "C" CHECK (pause_reason IN ('admin', 'outage', 'refused')),
  pause_detail text,
  resume_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  author_id bigint,
  author_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  mail_html text,
  mail_text text,
  visits bigint NOT NULL DEFAULT 0,
  -- When the letter reached its first reader.
  first_sent_at timestamptz,
  -- The address of its page that its mails alone name.
  web_key text COLLATE "C" NOT NULL DEFAULT gen_random_uuid()::text,
  -- New letters are begun from it.
  is_template boolean NOT NULL DEFAULT false,
  segment jsonb
);
CREATE INDEX campaigns_created_idx ON campaigns (created_at DESC, id DESC);
CREATE INDEX campaigns_unfinished_idx ON campaigns (send_at) WHERE status IN ('scheduled', 'sending', 'paused');
CREATE INDEX campaigns_archive_idx ON campaigns (started_at DESC, id DESC)
  WHERE first_sent_at IS NOT NULL AND is_listed;
CREATE UNIQUE INDEX campaigns_web_key_idx ON campaigns (web_key);

CREATE TABLE campaign_revisions (
  campaign_id bigint NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by bigint,
  saved_by_name text NOT NULL,
  fields jsonb NOT NULL,
  PRIMARY KEY (campaign_id, version)
);

-- A row holds no address. The domain is the receiving one, for its pace. Subscribers are referred to without a foreign
-- key, whose check would cost a start more than the rows themselves; a trigger forgets the deleted ones.
CREATE TABLE campaign_recipients (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
  subscriber_id bigint,
  domain text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'handing', 'sent', 'refused', 'skipped', 'uncertain')),
  due_at timestamptz NOT NULL,
  has_slot boolean NOT NULL DEFAULT false,
  attempts smallint NOT NULL DEFAULT 0,
  handed_at timestamptz,
  reason text,
  left_at timestamptz,
  complained_at timestamptz
);
CREATE UNIQUE INDEX campaign_recipients_once_idx ON campaign_recipients (campaign_id, subscriber_id);
CREATE INDEX campaign_recipients_waiting_idx ON campaign_recipients (campaign_id, due_at, id) WHERE state = 'waiting';
CREATE INDEX campaign_recipients_handing_idx ON campaign_recipients (handed_at) WHERE state = 'handing';
CREATE INDEX campaign_recipients_subscriber_idx ON campaign_recipients (subscriber_id);
CREATE FUNCTION campaign_forget_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign_recipients SET subscriber_id = NULL, domain = '', reason = NULL,
    state = CASE state WHEN 'waiting' THEN 'skipped' ELSE state END
  WHERE subscriber_id IN (SELECT id FROM old_rows);
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_forget_deleted AFTER DELETE ON newsletter_subscribers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION campaign_forget_subscribers();

-- Recipients by state, in some rows each, so that two processes seldom wait for each other's counts.
CREATE TABLE campaign_counts (
  campaign_id bigint NOT NULL,
  state text COLLATE "C" NOT NULL,
  part int NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (campaign_id, state, part)
);
CREATE FUNCTION campaign_count_states() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sql text := CASE TG_OP
  WHEN 'INSERT' THEN 'SELECT campaign_id, state, 1 AS delta FROM new_rows'
  WHEN 'DELETE' THEN 'SELECT campaign_id, state, -1 AS delta FROM old_rows'
  ELSE 'SELECT campaign_id, state, 1 AS delta FROM new_rows UNION ALL SELECT campaign_id, state, -1 FROM old_rows'
END;
BEGIN
  EXECUTE 'INSERT INTO campaign_counts (campaign_id, state, part, count)
    SELECT campaign_id, state, pg_backend_pid() % 8, sum(delta) FROM (' || sql || ') AS changes
    GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2
    ON CONFLICT (campaign_id, state, part) DO UPDATE SET count = campaign_counts.count + excluded.count';
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_count_inserted AFTER INSERT ON campaign_recipients
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION campaign_count_states();
CREATE TRIGGER campaign_count_updated AFTER UPDATE ON campaign_recipients
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION campaign_count_states();
CREATE TRIGGER campaign_count_deleted AFTER DELETE ON campaign_recipients
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION campaign_count_states();

-- When the next mail may go, in all ('') and to each receiving domain, and how many were handed over each day.
CREATE TABLE campaign_paces (domain text COLLATE "C" PRIMARY KEY, next_at timestamptz NOT NULL);
INSERT INTO campaign_paces VALUES ('', now());
CREATE TABLE campaign_days (day date PRIMARY KEY, handed integer NOT NULL);
`;

export const NEWSLETTER = SUBSCRIBERS + CONSENTS + CAMPAIGNS;
