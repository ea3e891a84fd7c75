const TABLES = `
-- What the owner sets, one row a section.
CREATE TABLE settings (
  section text PRIMARY KEY,
  value jsonb NOT NULL,
  version integer NOT NULL,
  changed_by bigint REFERENCES users (id) ON DELETE SET NULL,
  changed_by_name text NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Append-only: a row is never changed, and deleted only by the purge of old rows, which says so for its own
-- transaction. No foreign key: what was done stays told when who did it is gone.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id bigint NOT NULL,
  action text NOT NULL,
  target text NOT NULL DEFAULT '',
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused')),
  code text,
  request_id text NOT NULL,
  device text
);
CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_action_idx ON audit_log (action, id DESC);
-- An index-only scan asks for the column itself, beside the expression.
CREATE INDEX audit_log_subject_idx ON audit_log (split_part(action, '_', 1), id DESC) INCLUDE (action);
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('stillsam.purging', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_rows_stay BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Counted requests and log-ins, as rate-limiter-flexible keeps them: the column expire is in milliseconds since 1970.
-- Every form and log-in writes here and nothing is lost with it, hence without the write-ahead log.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- How many rows long lists have, counted as they are written. A statement adds a row with its change, so that no two
-- wait for each other. Now and then one adds up the rows of those before it.
CREATE TABLE row_counts (list text NOT NULL, part text NOT NULL, change integer NOT NULL);
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO row_counts SELECT %L, part, sum(change) FROM (%s) AS changed (part, change) GROUP BY part HAVING sum(change) <> 0',
    TG_TABLE_NAME,
    concat_ws(' UNION ALL ',
      CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s, 1 FROM new_rows', TG_ARGV[0]) END,
      CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s, -1 FROM old_rows', TG_ARGV[0]) END));
  IF random() < 0.01 THEN
    WITH added AS (
      DELETE FROM row_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM row_counts FOR UPDATE SKIP LOCKED))
      RETURNING *)
    INSERT INTO row_counts SELECT list, part, sum(change) FROM added GROUP BY list, part;
  END IF;
  RETURN NULL;
END $$;
`;

/** @param part what the rows of the table are counted by. */
const counting = (table: string, part: string) => `
CREATE TRIGGER ${table}_counted_insert AFTER INSERT ON ${table} REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows($$${part}$$);
CREATE TRIGGER ${table}_counted_update AFTER UPDATE ON ${table}
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows($$${part}$$);
CREATE TRIGGER ${table}_counted_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows($$${part}$$);
`;

/** Settings, the audit log, limits, and the counts of long lists, whose triggers need all the tables before them. */
export const OPERATIONS = [
  TABLES,
  counting('audit_log', `split_part(action, '_', 1)`),
  counting('notify_entries', `concat(purpose, CASE WHEN confirmed_at IS NOT NULL THEN ':confirmed' END)`),
  counting('orders', 'status'),
].join('');
