import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD_STATUSES = `'reserved', 'confirmed', 'cancelled', 'withdrawn'`;

/**
 * Orders are paid for. The database itself keeps the rules that money depends on: one open attempt of an order, one
 * ledger entry for one event of the provider, no change of an entry, and no refund beyond what was paid.
 */
export class CreatePayments1766001300001 implements MigrationInterface {
  name = 'CreatePayments1766001300001';

  async up(runner: QueryRunner): Promise<void> {
    await changeOrders(runner);
    await createAttempts(runner);
    await createRefunds(runner);
    await createLedger(runner);
    await createInbox(runner);
    await runner.query(`
      CREATE TABLE purchase_accesses (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('cookie', 'link', 'once')),
        token_hash bytea NOT NULL UNIQUE,
        order_ids bigint[],
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await runner.query(`CREATE INDEX purchase_accesses_email_idx ON purchase_accesses (email)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'purchase_accesses',
      'test_payments',
      'payment_comparisons',
      'payment_notices',
      'payment_disputes',
      'ledger_entries',
      'payment_refunds',
      'payment_attempts',
      'receipt_counters',
    ])
      await runner.query(`DROP TABLE ${table}`);
    for (const name of ['refuse_ledger_change', 'refuse_excess_refund', 'refuse_excess_ledger'])
      await runner.query(`DROP FUNCTION ${name}()`);
    await runner.query(`DROP INDEX orders_email_idx`);
    await runner.query(`
      UPDATE orders SET status = CASE WHEN confirmed_at IS NULL THEN 'cancelled' ELSE 'confirmed' END
      WHERE status IN ('placed', 'paid', 'refunded', 'expired')`);
    await runner.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_status_check, ADD CHECK (status IN (${OLD_STATUSES})),
        DROP COLUMN ref, DROP COLUMN country, DROP COLUMN is_test, DROP COLUMN receipt_number, DROP COLUMN note,
        DROP COLUMN opened_at`);
  }
}

/** The statuses of before stay allowed: the release before writes them until its last process ends. */
async function changeOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE orders
      ADD COLUMN ref text UNIQUE,
      ADD COLUMN country text NOT NULL DEFAULT 'SE',
      ADD COLUMN is_test boolean NOT NULL DEFAULT false,
      ADD COLUMN receipt_number text UNIQUE,
      ADD COLUMN note text NOT NULL DEFAULT '',
      ADD COLUMN opened_at timestamptz,
      DROP CONSTRAINT orders_status_check,
      ADD CONSTRAINT orders_status_check
        CHECK (status IN (${OLD_STATUSES}, 'placed', 'paid', 'refunded', 'expired'))`);
  // Nobody paid for a reservation, and none became a purchase.
  await runner.query(`UPDATE orders SET status = 'expired' WHERE status <> 'withdrawn'`);
  await runner.query(`CREATE INDEX orders_email_idx ON orders (email)`);
}

async function createAttempts(runner: QueryRunner): Promise<void> {
  await runner.query(`
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
      UNIQUE (order_id, n), UNIQUE (provider, ref)
    )`);
  await runner.query(
    `CREATE UNIQUE INDEX payment_attempts_open_idx ON payment_attempts (order_id) WHERE state = 'open'`,
  );
  await runner.query(`CREATE TABLE receipt_counters (series text PRIMARY KEY, last integer NOT NULL)`);
}

async function createRefunds(runner: QueryRunner): Promise<void> {
  await runner.query(`
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
    )`);
  await runner.query(`CREATE INDEX payment_refunds_order_idx ON payment_refunds (order_id)`);
}

async function createLedger(runner: QueryRunner): Promise<void> {
  await runner.query(`
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
    )`);
  await runner.query(`CREATE INDEX ledger_entries_order_idx ON ledger_entries (order_id)`);
  await runner.query(`CREATE INDEX ledger_entries_attempt_idx ON ledger_entries (attempt_id)`);
  await runner.query(`CREATE INDEX ledger_entries_at_idx ON ledger_entries (at)`);
  await runner.query(`
    CREATE TABLE payment_disputes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      attempt_id bigint NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
      ref text NOT NULL UNIQUE,
      ore integer NOT NULL,
      state text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
      due_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE INDEX payment_disputes_order_idx ON payment_disputes (order_id)`);
  await guardLedger(runner);
}

/** The daily purge may delete entries whose bookkeeping is over; its transaction says that it purges. */
async function guardLedger(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND current_setting('stillsam.purging', true) = 'on' THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'The ledger is append-only' USING ERRCODE = '23514', CONSTRAINT = 'ledger_append_only';
    END $$`);
  await runner.query(`
    CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change()`);
  await guardRefunds(runner, 'refuse_excess_ledger', 'ledger_entries', `NEW.kind = 'refund'`);
  await guardRefunds(runner, 'refuse_excess_refund', 'payment_refunds', `NEW.state <> 'failed'`);
}

/** The attempt's row is locked, so that two refunds at a time see each other. A restore checks them at its end. */
async function guardRefunds(
  runner: QueryRunner,
  name: string,
  table: 'ledger_entries' | 'payment_refunds',
  condition: string,
): Promise<void> {
  const taken =
    table === 'payment_refunds'
      ? `(SELECT coalesce(sum(ore), 0) FROM payment_refunds WHERE attempt_id = NEW.attempt_id AND state <> 'failed')`
      : `(SELECT coalesce(sum(CASE kind WHEN 'refund' THEN ore ELSE -ore END), 0) FROM ledger_entries
          WHERE attempt_id = NEW.attempt_id AND kind IN ('refund', 'refund_failed'))`;
  await runner.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
      IF ${taken} > (SELECT coalesce(sum(CASE kind WHEN 'dispute' THEN -ore ELSE ore END), 0) FROM ledger_entries
          WHERE attempt_id = NEW.attempt_id AND kind IN ('paid', 'dispute', 'dispute_won'))
      THEN
        RAISE EXCEPTION 'A refund goes beyond what was paid' USING ERRCODE = '23514', CONSTRAINT = 'refund_within_paid';
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE CONSTRAINT TRIGGER refund_within_paid AFTER INSERT OR UPDATE ON ${table} DEFERRABLE
    FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${name}()`);
}

async function createInbox(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE payment_notices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      event_id text NOT NULL,
      kind text NOT NULL,
      ref text,
      received_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz,
      problem text CHECK (problem IN ('unknown')),
      UNIQUE (provider, event_id)
    )`);
  await runner.query(
    `CREATE INDEX payment_notices_open_idx ON payment_notices (id) WHERE settled_at IS NULL`,
  );
  await runner.query(`
    CREATE TABLE payment_comparisons (
      day date PRIMARY KEY,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      compared integer,
      missing integer
    )`);
  await runner.query(`
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
    )`);
}
