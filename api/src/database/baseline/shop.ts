/** What is sold. Prices and rates are rows with the day from which they hold: a change is a new row, never an edit. */
const CATALOGUE = `
CREATE TABLE vat_rates (
  category text NOT NULL CHECK (category IN ('standard', 'food', 'book')),
  valid_from date NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  PRIMARY KEY (category, valid_from)
);
INSERT INTO vat_rates (category, valid_from, percent) VALUES
  ('standard', '1990-07-01', 25),
  ('food', '1996-01-01', 12), ('food', '2026-04-01', 6), ('food', '2028-01-01', 12),
  ('book', '2002-01-01', 6);

CREATE TABLE products (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,60}$'),
  name text NOT NULL,
  description text NOT NULL,
  image text,
  vat_category text NOT NULL CHECK (vat_category IN ('standard', 'food', 'book')),
  is_digital boolean NOT NULL,
  is_for_sale boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0
);
INSERT INTO products (id, name, description, vat_category, is_digital, position) VALUES
  ('vagledning-lugnare-kvallar', 'Vägledning: Lugnare kvällar',
   'Sju korta kvällsstunder för dig som vill varva ner inför natten.', 'standard', true, 1),
  ('vagledning-mjuk-start', 'Vägledning: Mjuk start på dagen',
   'Sju korta morgonstunder för en dag i din egen takt.', 'standard', true, 2);

CREATE TABLE product_prices (
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  valid_from date NOT NULL,
  ore integer NOT NULL CHECK (ore >= 0),
  struck_ore integer CHECK (struck_ore > ore),
  PRIMARY KEY (product_id, valid_from)
);
INSERT INTO product_prices (product_id, valid_from, ore) VALUES
  ('vagledning-lugnare-kvallar', '2026-01-01', 4900), ('vagledning-mjuk-start', '2026-01-01', 4900);
-- A price may strike an earlier one: the lowest of the thirty days before it, and no other (prisinformationslagen
-- 2004:347, 7 a §). Refused here, because prices have no other way in.
CREATE FUNCTION check_struck_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.struck_ore IS DISTINCT FROM (
    SELECT min(ore) FROM product_prices AS earlier
    WHERE product_id = NEW.product_id AND valid_from < NEW.valid_from
      AND coalesce(
        (SELECT min(valid_from) FROM product_prices AS later
         WHERE later.product_id = earlier.product_id AND later.valid_from > earlier.valid_from),
        NEW.valid_from) > NEW.valid_from - 30)
  THEN RAISE check_violation USING MESSAGE = 'A struck price is the lowest of the thirty days before';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_prices_struck BEFORE INSERT OR UPDATE ON product_prices
  FOR EACH ROW WHEN (NEW.struck_ore IS NOT NULL) EXECUTE FUNCTION check_struck_price();
`;

const ORDERS = `
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  idempotency_key text NOT NULL UNIQUE,
  body_hash text NOT NULL,
  email text NOT NULL,
  -- The first four are of orders from before there were payments.
  status text NOT NULL CHECK (status IN (
    'reserved', 'confirmed', 'cancelled', 'withdrawn', 'placed', 'paid', 'refunded', 'expired')),
  lines jsonb NOT NULL,
  vat jsonb NOT NULL,
  total_ore integer NOT NULL CHECK (total_ore >= 0),
  terms jsonb NOT NULL,
  waiver jsonb,
  is_mailed boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  ref text UNIQUE,
  country text NOT NULL DEFAULT 'SE',
  is_test boolean NOT NULL DEFAULT false,
  receipt_number text UNIQUE,
  note text NOT NULL DEFAULT '',
  opened_at timestamptz
);
CREATE INDEX orders_status_idx ON orders (status, id DESC);
CREATE INDEX orders_email_idx ON orders (email);
CREATE INDEX orders_search_idx ON orders
  USING gin (email gin_trgm_ops, number gin_trgm_ops, receipt_number gin_trgm_ops);
CREATE TABLE receipt_counters (series text PRIMARY KEY, last integer NOT NULL);

CREATE TABLE withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  name text NOT NULL,
  email text NOT NULL,
  order_number text NOT NULL,
  order_id bigint REFERENCES orders (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'handled')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- For the limits by recipient.
  is_mailed boolean NOT NULL DEFAULT true
);
CREATE INDEX withdrawals_status_idx ON withdrawals (status, id DESC);
CREATE INDEX withdrawals_order_idx ON withdrawals (order_id);
CREATE INDEX withdrawals_email_idx ON withdrawals (email);
CREATE INDEX withdrawals_search_idx ON withdrawals
  USING gin (email gin_trgm_ops, name gin_trgm_ops, reference gin_trgm_ops, order_number gin_trgm_ops);

CREATE TABLE purchase_accesses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cookie', 'link', 'once')),
  token_hash bytea NOT NULL UNIQUE,
  order_ids bigint[],
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX purchase_accesses_email_idx ON purchase_accesses (email);
`;

/**
 * The database itself keeps the rules that money depends on: one open attempt of an order, one ledger entry for one
 * event of the provider, no change of an entry, and no refund beyond what was paid.
 */
const PAYMENTS = `
CREATE TABLE payment_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  n integer NOT NULL,
  provider text NOT NULL,
  key text NOT NULL UNIQUE,
  ref text,
  url text,
  payment_ref text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed', 'expired')),
  method text,
  problem text CHECK (problem IN ('amount', 'second', 'currency')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  read_at timestamptz,
  final_at timestamptz,
  -- When an admin handled money that paid for no order.
  handled_at timestamptz,
  UNIQUE (order_id, n),
  UNIQUE (provider, ref)
);
CREATE UNIQUE INDEX payment_attempts_open_idx ON payment_attempts (order_id) WHERE state = 'open';
CREATE INDEX payment_attempts_problem_idx ON payment_attempts (order_id)
  WHERE problem IS NOT NULL AND handled_at IS NULL;
CREATE INDEX payment_attempts_stray_idx ON payment_attempts (final_at DESC) WHERE problem IS NOT NULL;

CREATE TABLE payment_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  attempt_id bigint NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
  key text NOT NULL UNIQUE,
  ref text UNIQUE,
  ore integer NOT NULL CHECK (ore > 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'succeeded', 'failed')),
  cause text NOT NULL CHECK (cause IN ('asked', 'second', 'elsewhere')),
  number text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  final_at timestamptz
);
CREATE INDEX payment_refunds_order_idx ON payment_refunds (order_id);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  attempt_id bigint NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
  kind text NOT NULL
    CHECK (kind IN ('paid', 'fee', 'refund', 'refund_failed', 'dispute', 'dispute_won')),
  ore integer NOT NULL CHECK (ore > 0),
  ref text NOT NULL,
  number text,
  at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, ref)
);
CREATE INDEX ledger_entries_order_idx ON ledger_entries (order_id);
CREATE INDEX ledger_entries_attempt_idx ON ledger_entries (attempt_id);
CREATE INDEX ledger_entries_at_idx ON ledger_entries (at);
-- The daily purge may delete entries whose bookkeeping is over; its transaction says that it purges.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('stillsam.purging', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The ledger is append-only' USING ERRCODE = '23514', CONSTRAINT = 'ledger_append_only';
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE TABLE payment_disputes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  attempt_id bigint NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
  ref text NOT NULL UNIQUE,
  ore integer NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  due_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_disputes_order_idx ON payment_disputes (order_id);

CREATE TABLE payment_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  ref text,
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  problem text CHECK (problem IN ('unknown')),
  handled_at timestamptz,
  UNIQUE (provider, event_id)
);
CREATE INDEX payment_notices_open_idx ON payment_notices (id) WHERE settled_at IS NULL;
CREATE INDEX payment_notices_stray_idx ON payment_notices (received_at DESC) WHERE problem IS NOT NULL;

CREATE TABLE payment_comparisons (
  day date PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  compared integer,
  missing integer
);

CREATE TABLE test_payments (
  ref text PRIMARY KEY,
  key text NOT NULL UNIQUE,
  ore integer NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed', 'expired')),
  method text,
  paid_at timestamptz,
  refunds jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
`;

/** The attempt's row is locked, so that two refunds at a time see each other. A restore checks them at its end. */
const guardRefunds = (name: string, table: string, condition: string, taken: string) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
  IF (${taken}) > (SELECT coalesce(sum(CASE kind WHEN 'dispute' THEN -ore ELSE ore END), 0) FROM ledger_entries
      WHERE attempt_id = NEW.attempt_id AND kind IN ('paid', 'dispute', 'dispute_won'))
  THEN
    RAISE EXCEPTION 'A refund goes beyond what was paid' USING ERRCODE = '23514', CONSTRAINT = 'refund_within_paid';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refund_within_paid AFTER INSERT OR UPDATE ON ${table} DEFERRABLE
  FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${name}();
`;

export const SHOP = [
  CATALOGUE,
  ORDERS,
  PAYMENTS,
  guardRefunds(
    'refuse_excess_ledger',
    'ledger_entries',
    `NEW.kind = 'refund'`,
    `SELECT coalesce(sum(CASE kind WHEN 'refund' THEN ore ELSE -ore END), 0) FROM ledger_entries
      WHERE attempt_id = NEW.attempt_id AND kind IN ('refund', 'refund_failed')`,
  ),
  guardRefunds(
    'refuse_excess_refund',
    'payment_refunds',
    `NEW.state <> 'failed'`,
    `SELECT coalesce(sum(ore), 0) FROM payment_refunds WHERE attempt_id = NEW.attempt_id AND state <> 'failed'`,
  ),
].join('');
