import { Inject, Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { findProductsForSale, type Product } from './products.repository';

/** Products for sale. */
@Injectable()
export class CatalogueService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
  ) {}

  /** Products at the prices and VAT rates of the Swedish day of `time`. */
  list(time = new Date()): Promise<Product[]> {
    return findProductsForSale(
      this.database.source.manager,
      swedishDay(time),
      this.config.payments.guidanceVatKind,
    );
  }
}
