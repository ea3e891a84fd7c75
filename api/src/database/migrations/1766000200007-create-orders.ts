import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices and rates are rows with the day from which they hold: a change is a new row, never an edit. */
export class CreateOrders1766000200007 implements MigrationInterface {
  name = 'CreateOrders1766000200007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vat_rates (
        category text NOT NULL CHECK (category IN ('standard', 'food', 'book')),
        valid_from date NOT NULL,
        percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
        PRIMARY KEY (category, valid_from)
      )`);
    await runner.query(`
      INSERT INTO vat_rates (category, valid_from, percent) VALUES
        ('standard', '1990-07-01', 25),
        ('food', '1996-01-01', 12), ('food', '2026-04-01', 6), ('food', '2028-01-01', 12),
        ('book', '2002-01-01', 6)`);
    await runner.query(`
      CREATE TABLE products (
        id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,60}$'),
        name text NOT NULL,
        description text NOT NULL,
        image text,
        vat_category text NOT NULL CHECK (vat_category IN ('standard', 'food', 'book')),
        is_digital boolean NOT NULL,
        is_for_sale boolean NOT NULL DEFAULT true,
        position integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE product_prices (
        product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
        valid_from date NOT NULL,
        ore integer NOT NULL CHECK (ore >= 0),
        PRIMARY KEY (product_id, valid_from)
      )`);
    await runner.query(`
      INSERT INTO products (id, name, description, vat_category, is_digital, position) VALUES
        ('vagledning-lugnare-kvallar', 'Vägledning: Lugnare kvällar',
         'Sju korta kvällsstunder som hjälper dig att varva ner inför natten.', 'standard', true, 1),
        ('vagledning-mjuk-start', 'Vägledning: Mjuk start på dagen',
         'Sju korta morgonstunder för en dag i din egen takt.', 'standard', true, 2)`);
    await runner.query(`
      INSERT INTO product_prices (product_id, valid_from, ore) VALUES
        ('vagledning-lugnare-kvallar', '2026-01-01', 4900), ('vagledning-mjuk-start', '2026-01-01', 4900)`);
    await runner.query(`
      CREATE TABLE orders (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE,
        idempotency_key text NOT NULL UNIQUE,
        body_hash text NOT NULL,
        email text NOT NULL,
        status text NOT NULL CHECK (status IN ('reserved', 'confirmed', 'cancelled', 'withdrawn')),
        lines jsonb NOT NULL,
        vat jsonb NOT NULL,
        total_ore integer NOT NULL CHECK (total_ore >= 0),
        terms jsonb NOT NULL,
        waiver jsonb,
        is_mailed boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX orders_status_idx ON orders (status, id DESC)`);
    await runner.query(`
      CREATE TABLE withdrawals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reference text NOT NULL UNIQUE,
        name text NOT NULL,
        email text NOT NULL,
        order_number text NOT NULL,
        order_id bigint REFERENCES orders (id) ON DELETE SET NULL,
        status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'handled')),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX withdrawals_status_idx ON withdrawals (status, id DESC)`);
    await runner.query(`CREATE INDEX withdrawals_order_idx ON withdrawals (order_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['withdrawals', 'orders', 'product_prices', 'products', 'vat_rates'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
