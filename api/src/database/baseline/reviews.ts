/**
 * Reviewers' work, and the gate of clinical review. A post that shows the crisis card is published, or scheduled, only
 * with a review of exactly its text or with an exemption. Everything that decides it is computed here, from the rows
 * and the clock of the database, and checked when a transaction commits (ADR 128).
 */
const TABLES = `
CREATE TABLE post_reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL,
  version integer NOT NULL,
  reviewer_id bigint REFERENCES users (id) ON DELETE SET NULL,
  sent_by bigint REFERENCES users (id) ON DELETE SET NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  verdict text CHECK (verdict IN ('approved', 'returned')),
  decided_at timestamptz,
  reviewer_name text NOT NULL DEFAULT '',
  title text NOT NULL DEFAULT '',
  legitimation text NOT NULL DEFAULT '',
  workplace text NOT NULL DEFAULT '',
  scope text NOT NULL DEFAULT '',
  valid_months smallint NOT NULL DEFAULT 36 CHECK (valid_months BETWEEN 1 AND 36),
  consents_to_name boolean NOT NULL DEFAULT false,
  content_hash text,
  reviewed_on date,
  next_on date,
  reminded_days smallint,
  FOREIGN KEY (post_id, version) REFERENCES post_revisions (post_id, version) ON DELETE CASCADE,
  UNIQUE (post_id, version, reviewer_id),
  CONSTRAINT post_reviews_dated_check
    CHECK (content_hash IS NULL OR (verdict = 'approved' AND reviewed_on IS NOT NULL AND next_on IS NOT NULL
      AND reviewer_name <> '' AND legitimation <> ''))
);
CREATE INDEX post_reviews_reviewer_idx ON post_reviews (reviewer_id);

CREATE TABLE review_remarks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES post_reviews (id) ON DELETE CASCADE,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  quote text NOT NULL DEFAULT ''
);
CREATE INDEX review_remarks_review_idx ON review_remarks (review_id);

-- For reviewers without an account.
CREATE TABLE review_links (
  review_id bigint PRIMARY KEY REFERENCES post_reviews (id) ON DELETE CASCADE,
  email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  code_hash text,
  code_expires_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  codes smallint NOT NULL DEFAULT 0
);

CREATE TABLE editorial_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES post_reviews (id) ON DELETE CASCADE,
  content_hash text NOT NULL,
  reason text NOT NULL CHECK (length(trim(reason)) >= 10),
  decided_by bigint REFERENCES users (id) ON DELETE SET NULL,
  decided_by_name text NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (review_id, content_hash)
);

CREATE TABLE review_exemptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (length(trim(reason)) >= 10),
  given_by bigint REFERENCES users (id) ON DELETE SET NULL,
  given_by_name text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX review_exemptions_open_key ON review_exemptions (post_id) WHERE ended_at IS NULL;
`;

const TEXTS = `
CREATE FUNCTION swedish_today() RETURNS date LANGUAGE sql STABLE AS
  $$ SELECT (now() AT TIME ZONE 'Europe/Stockholm')::date $$;

-- What a reviewer answers for.
CREATE FUNCTION post_text_hash(title text, subtitle text, excerpt text, content text, shows_crisis_card boolean)
  RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(
    jsonb_build_array(title, coalesce(subtitle, ''), coalesce(excerpt, ''), content,
      coalesce(shows_crisis_card, false))::text, 'UTF8')), 'hex') $$;
CREATE FUNCTION post_text_hash(post posts) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT post_text_hash(post.title, post.subtitle, post.excerpt, post.content, post.shows_crisis_card) $$;
CREATE FUNCTION revision_text_hash(fields jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT post_text_hash(fields ->> 'title', fields ->> 'subtitle', fields ->> 'excerpt', fields ->> 'content',
    (fields ->> 'shows_crisis_card')::boolean) $$;

-- Care boxes, marked sentences, and the section that says when to seek care.
CREATE FUNCTION clinical_text(content text, shows_crisis_card boolean) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(coalesce(shows_crisis_card, false), array_agg(found.text ORDER BY part, place))::text
  FROM (VALUES (1, '<aside class="care">.*?</aside>'), (2, '<mark>.*?</mark>'),
      (3, '<h2[^>]*?>När ska du söka vård\\?</h2>.*?(?=<h2|$)')) AS parts (part, pattern),
    LATERAL (SELECT match[1] AS text, place
      FROM regexp_matches(content, '(' || pattern || ')', 'g') WITH ORDINALITY AS matches (match, place)) AS found $$;

-- Approved reviews of exactly a text, or of one that differs by editorial changes alone.
CREATE FUNCTION reviews_of_text(post_id bigint, hash text) RETURNS SETOF post_reviews LANGUAGE sql STABLE AS $$
  SELECT review.* FROM post_reviews AS review
  WHERE review.post_id = $1 AND review.content_hash IS NOT NULL
    AND (review.content_hash = $2 OR EXISTS (SELECT FROM editorial_changes AS edit
      WHERE edit.review_id = review.id AND edit.content_hash = $2))
  ORDER BY review.next_on DESC, review.id DESC $$;
`;

const GATE = `
-- An exemption publishes no new text after 180 days. What is published by it stays as it is.
CREATE FUNCTION check_review_gate(checked bigint, is_new boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  post posts;
  hash text;
BEGIN
  SELECT * INTO post FROM posts WHERE id = checked;
  IF NOT FOUND OR NOT post.shows_crisis_card OR (post.status <> 'published' AND post.publish_at IS NULL) THEN
    RETURN;
  END IF;
  hash := post_text_hash(post);
  IF EXISTS (SELECT FROM reviews_of_text(checked, hash)
    WHERE next_on >= greatest(swedish_today(), (post.publish_at AT TIME ZONE 'Europe/Stockholm')::date)) THEN
    UPDATE review_exemptions SET ended_at = now() WHERE post_id = checked AND ended_at IS NULL;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM review_exemptions
    WHERE post_id = checked AND ended_at IS NULL AND given_at <= now()
      AND (NOT is_new OR given_at > now() - interval '180 days')) THEN
    RETURN;
  END IF;
  -- What is published stays so after the date of its review, and its page says so.
  IF NOT is_new AND post.status = 'published' AND EXISTS (SELECT FROM reviews_of_text(checked, hash)) THEN
    RETURN;
  END IF;
  RAISE EXCEPTION 'post % shows the crisis card and has neither a valid review nor an exemption', checked
    USING ERRCODE = 'check_violation', CONSTRAINT = 'posts_review_gate', TABLE = 'posts';
END $$;

CREATE FUNCTION gate_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_review_gate(NEW.id, TG_OP = 'INSERT' OR OLD.status <> 'published'
    OR post_text_hash(OLD) <> post_text_hash(NEW));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER posts_review_gate AFTER INSERT OR UPDATE ON posts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.shows_crisis_card AND (NEW.status = 'published' OR NEW.publish_at IS NOT NULL))
  EXECUTE FUNCTION gate_post();

CREATE FUNCTION gate_post_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_review_gate(OLD.post_id, false);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER post_reviews_gate AFTER UPDATE OR DELETE ON post_reviews
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION gate_post_of_row();
CREATE CONSTRAINT TRIGGER review_exemptions_gate AFTER UPDATE OR DELETE ON review_exemptions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION gate_post_of_row();

CREATE FUNCTION gate_post_of_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_review_gate(post_id, false) FROM post_reviews WHERE id = OLD.review_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER editorial_changes_gate AFTER DELETE ON editorial_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION gate_post_of_edit();
`;

const GUARDS = `
-- Hash and dates of a review are computed, never given. A decided review does not change.
CREATE FUNCTION date_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.verdict IS NOT NULL THEN
    -- A name and a workplace can be removed on the reviewer's wish.
    IF (NEW.post_id, NEW.version, NEW.verdict, NEW.content_hash, NEW.reviewed_on, NEW.next_on, NEW.title,
        NEW.legitimation, NEW.scope, NEW.valid_months)
      IS DISTINCT FROM (OLD.post_id, OLD.version, OLD.verdict, OLD.content_hash, OLD.reviewed_on, OLD.next_on,
        OLD.title, OLD.legitimation, OLD.scope, OLD.valid_months) THEN
      RAISE EXCEPTION 'a decided review does not change' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
  END IF;
  NEW.content_hash := NULL;
  NEW.reviewed_on := NULL;
  NEW.next_on := NULL;
  IF NEW.verdict = 'approved' AND NEW.reviewer_name <> '' AND NEW.legitimation <> '' THEN
    NEW.reviewed_on := swedish_today();
    NEW.next_on := NEW.reviewed_on + make_interval(months => NEW.valid_months);
    SELECT revision_text_hash(fields) INTO NEW.content_hash FROM post_revisions
      WHERE post_id = NEW.post_id AND version = NEW.version;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER post_reviews_dated BEFORE INSERT OR UPDATE ON post_reviews
  FOR EACH ROW EXECUTE FUNCTION date_review();

-- An editorial change is of the text that the post has now, and leaves every clinical sentence as it was reviewed.
CREATE FUNCTION hash_edit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_clinical boolean;
BEGIN
  SELECT post_text_hash(post), clinical_text(post.content, post.shows_crisis_card) IS DISTINCT FROM
      clinical_text(revision.fields ->> 'content', (revision.fields ->> 'shows_crisis_card')::boolean)
    INTO NEW.content_hash, is_clinical
    FROM post_reviews AS review JOIN posts AS post ON post.id = review.post_id
      JOIN post_revisions AS revision ON revision.post_id = post.id AND revision.version = review.version
    WHERE review.id = NEW.review_id AND review.content_hash IS NOT NULL;
  IF is_clinical IS DISTINCT FROM false THEN
    RAISE EXCEPTION 'the clinical text differs from what was reviewed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'editorial_changes_clinical';
  END IF;
  NEW.decided_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER editorial_changes_hashed BEFORE INSERT ON editorial_changes
  FOR EACH ROW EXECUTE FUNCTION hash_edit();

CREATE FUNCTION keep_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.review_id, NEW.content_hash, NEW.reason, NEW.decided_by_name, NEW.decided_at)
    IS DISTINCT FROM (OLD.review_id, OLD.content_hash, OLD.reason, OLD.decided_by_name, OLD.decided_at) THEN
    RAISE EXCEPTION 'an editorial change does not change' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER editorial_changes_kept BEFORE UPDATE ON editorial_changes
  FOR EACH ROW EXECUTE FUNCTION keep_edit();

CREATE FUNCTION date_exemption() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.given_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER review_exemptions_dated BEFORE INSERT ON review_exemptions
  FOR EACH ROW EXECUTE FUNCTION date_exemption();

-- Ends once; loses the account that gave it.
CREATE FUNCTION keep_exemption() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.post_id, NEW.reason, NEW.given_by_name, NEW.given_at)
      IS DISTINCT FROM (OLD.post_id, OLD.reason, OLD.given_by_name, OLD.given_at)
    OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'an exemption does not change' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER review_exemptions_kept BEFORE UPDATE ON review_exemptions
  FOR EACH ROW EXECUTE FUNCTION keep_exemption();

CREATE FUNCTION refuse_truncate_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'reviews and exemptions are not truncated' USING ERRCODE = 'integrity_constraint_violation';
END $$;
${['post_reviews', 'editorial_changes', 'review_exemptions']
  .map(
    (table) => `CREATE TRIGGER ${table}_stay BEFORE TRUNCATE ON ${table}
  EXECUTE FUNCTION refuse_truncate_of_reviews();`,
  )
  .join('\n')}
`;

export const REVIEWS = TABLES + TEXTS + GATE + GUARDS;
