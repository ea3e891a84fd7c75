import type { EntityManager } from 'typeorm';

/** A product at the price and the VAT rate of a day. */
export interface Product {
  id: string;
  name: string;
  description: string;
  image: string | null;
  is_digital: boolean;
  price_ore: number;
  /** The lowest price of the thirty days before this one, where it is lowered. */
  struck_ore: number | null;
  vat_percent: number;
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
  guidanceVatKind?: string,
): Promise<Product[]> {
  return manager.query(FOR_SALE, [day, guidanceVatKind ?? null]);
}
