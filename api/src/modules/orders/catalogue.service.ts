import { Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { Database } from '../../database/database';
import { findProductsForSale, type Product } from './products.repository';

/** What is for sale. */
@Injectable()
export class CatalogueService {
  constructor(private readonly database: Database) {}

  /** At the prices and rates that hold in Sweden on the day of `time`. */
  list(time = new Date()): Promise<Product[]> {
    return findProductsForSale(this.database.source.manager, swedishDay(time));
  }
}
