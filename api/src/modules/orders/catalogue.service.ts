import { Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { Database } from '../../database/database';
import { BusinessService } from '../business/business.service';
import type { ProductDto } from './orders.dto';
import { findProductsForSale } from './orders.repository';

/** Products for sale. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly business: BusinessService,
    private readonly database: Database,
  ) {}

  /** Products at the prices and VAT rates of the Swedish day of `time`. */
  async list(time = new Date()): Promise<ProductDto[]> {
    const { guidanceVatKind } = await this.business.read();
    return findProductsForSale(this.database.manager, swedishDay(time), guidanceVatKind);
  }
}
