import { Injectable } from '@nestjs/common';
import { swedishDay } from '../../common/swedish-time';
import { Database } from '../../database/database';

/** A product at the price and the rate of one day. */
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

/** What is for sale. */
@Injectable()
export class CatalogueService {
  constructor(private readonly database: Database) {}

  /** At the prices and rates that hold in Sweden on the day of `time`. */
  async list(time = new Date()): Promise<Product[]> {
    const products: Product[] = await this.database.source.query(FOR_SALE, [swedishDay(time)]);
    return products;
  }
}
