/** Mails that are sent, messages that come in, and addresses that wait for news of a product. */
export const MAILS = `
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  template text NOT NULL,
  subject text NOT NULL,
  text text,
  html text,
  headers jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  due_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX mails_due_idx ON mails (due_at, id) WHERE status = 'queued';
CREATE INDEX mails_recipient_idx ON mails (recipient);
CREATE INDEX mails_created_idx ON mails (created_at);
CREATE INDEX mails_status_idx ON mails (status, id DESC);

-- When the next mail may go.
CREATE TABLE mail_pace (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  next_at timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO mail_pace DEFAULT VALUES;

-- What each owner was last mailed of what waits.
CREATE TABLE overview_mails (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  last_day date NOT NULL,
  seen jsonb,
  -- So that news of a while come together.
  mailed_at timestamptz
);

CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'unread' CHECK (status IN ('unread', 'read', 'answered')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A message that a device sends again, because it never heard the answer, is one message.
  idempotency_key text UNIQUE,
  -- When the sender consented to our reading about their health.
  health_consent_at timestamptz,
  answered_at timestamptz
);
CREATE INDEX contact_messages_status_idx ON contact_messages (status, id DESC);
CREATE INDEX contact_messages_waiting_idx ON contact_messages (status, created_at) WHERE status <> 'answered';
CREATE INDEX contact_messages_email_idx ON contact_messages (email);
CREATE INDEX contact_messages_search_idx ON contact_messages
  USING gin (email gin_trgm_ops, name gin_trgm_ops, message gin_trgm_ops);

-- Kept as long as their message.
CREATE TABLE contact_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id bigint NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  author_name text NOT NULL,
  text text NOT NULL,
  idempotency_key text NOT NULL,
  mail_id bigint REFERENCES mails (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (message_id, idempotency_key)
);
CREATE INDEX contact_replies_mail_idx ON contact_replies (mail_id);

CREATE TABLE notify_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  purpose text NOT NULL
    CHECK (purpose IN ('products', 'premium', 'trygg-punkt', 'somnforberedelse', 'fokustraning')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- By a mailed link.
  confirmed_at timestamptz,
  token_hash bytea UNIQUE,
  token_expires_at timestamptz
);
CREATE UNIQUE INDEX notify_entries_once_key ON notify_entries (purpose, lower(email));
CREATE INDEX notify_entries_purpose_idx ON notify_entries (purpose, id DESC) INCLUDE (confirmed_at);
CREATE INDEX notify_entries_email_idx ON notify_entries (email);
CREATE INDEX notify_entries_search_idx ON notify_entries USING gin (email gin_trgm_ops);
`;
