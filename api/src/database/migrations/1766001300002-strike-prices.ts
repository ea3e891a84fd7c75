import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A price may strike an earlier one: the lowest of the thirty days before it, and no other (prisinformationslagen
 * 2004:347, 7 a §). The database refuses the rest, because prices have no other way in.
 */
export class StrikePrices1766001300002 implements MigrationInterface {
  name = 'StrikePrices1766001300002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_prices ADD COLUMN struck_ore integer CHECK (struck_ore > ore)');
    await runner.query(`
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
      END $$`);
    await runner.query(`
      CREATE TRIGGER product_prices_struck BEFORE INSERT OR UPDATE ON product_prices
      FOR EACH ROW WHEN (NEW.struck_ore IS NOT NULL) EXECUTE FUNCTION check_struck_price()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER product_prices_struck ON product_prices');
    await runner.query('DROP FUNCTION check_struck_price');
    await runner.query('ALTER TABLE product_prices DROP COLUMN struck_ore');
  }
}
