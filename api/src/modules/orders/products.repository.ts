import type { EntityManager } from 'typeorm';

/** A product at the price and the VAT rate of a day. */
export interface Product {
  id: string;
  name: string;
  description: string;
  image: string | null;
  is_digital: boolean;
  price_ore: number;
  vat_percent: number;
}

const FOR_SALE = `
  SELECT p.id, p.name, p.description, p.image, p.is_digital, price.ore AS price_ore, rate.percent AS vat_percent
  FROM products p
  CROSS JOIN LATERAL (
    SELECT ore FROM product_prices WHERE product_id = p.id AND valid_from <= $1::date
    ORDER BY valid_from DESC LIMIT 1) AS price
  CROSS JOIN LATERAL (
    SELECT percent FROM vat_rates WHERE category = p.vat_category AND valid_from <= $1::date
    ORDER BY valid_from DESC LIMIT 1) AS rate
  WHERE p.is_for_sale
  ORDER BY p.position, p.id`;

/** Products for sale in the order of the shop. @param day `YYYY-MM-DD` of prices and VAT rates. */
export function findProductsForSale(manager: EntityManager, day: string): Promise<Product[]> {
  return manager.query(FOR_SALE, [day]);
}
