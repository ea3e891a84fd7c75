import { Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { Database } from '../../database/database';
import { findProductsForSale, type Product } from './products.repository';

/** Products for sale. */
@Injectable()
export class CatalogueService {
  constructor(private readonly database: Database) {}

  /** Products at the prices and VAT rates of the Swedish day of `time`. */
  list(time = new Date()): Promise<Product[]> {
    return findProductsForSale(this.database.source.manager, swedishDay(time));
  }
}
