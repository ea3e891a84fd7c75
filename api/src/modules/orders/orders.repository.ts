import type { EntityManager } from 'typeorm';
import type { ProductDto } from './orders.dto';

/** Takes an advisory lock of that name until the end of the transaction. */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [name]);
}

/** SQL: nobody has paid for the order, and nobody can any more. */
export const UNPAID = `confirmed_at IS NULL AND status <> 'placed'
  AND NOT EXISTS (SELECT FROM ledger_entries WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM payment_attempts WHERE order_id = orders.id AND state = 'open')`;

export async function deleteUnpaidOrders(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`DELETE FROM orders WHERE email = $1 AND ${UNPAID}`, [email]);
}

const FOR_SALE = `
  SELECT p.id, p.name, p.description, p.image, p.is_digital, price.ore AS price_ore, price.struck_ore, rate.percent AS vat_percent
  FROM products p
  CROSS JOIN LATERAL (
    SELECT ore, struck_ore FROM product_prices WHERE product_id = p.id AND valid_from <= $1::date
    ORDER BY valid_from DESC LIMIT 1) AS price
  CROSS JOIN LATERAL (
    SELECT percent FROM vat_rates WHERE category = CASE WHEN p.is_digital THEN coalesce($2, p.vat_category) ELSE p.vat_category END AND valid_from <= $1::date
    ORDER BY valid_from DESC LIMIT 1) AS rate
  WHERE p.is_for_sale
  ORDER BY p.position, p.id`;

/**
 * Products for sale in the order of the shop.
 *
 * @param day `YYYY-MM-DD` of prices and VAT rates.
 * @param guidanceVatKind VAT category of digital products, where the owner has decided on it.
 */
export function findProductsForSale(
  manager: EntityManager,
  day: string,
  guidanceVatKind: string | null,
): Promise<ProductDto[]> {
  return manager.query(FOR_SALE, [day, guidanceVatKind]);
}
