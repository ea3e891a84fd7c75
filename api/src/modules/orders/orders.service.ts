import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import type { EntityManager } from 'typeorm';
import { readIdempotencyKey } from '../../contract/idempotency-key';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { sha256 } from '../../text/sha256';
import { BusinessService } from '../business/business.service';
import { AttemptsService } from '../payments/attempts.service';
import { Shop } from '../payments/shop';
import { makeNumber } from './numbers';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';
import { OrderEntity, type OrderLine } from './order.entity';
import type { OrderItemDto, PlaceOrderDto, PlacedOrderDto, ProductDto } from './orders.dto';
import { keyMissing, keyReused, productNotForSale, waiverMissing } from './orders.errors';
import { findProductsForSale } from './orders.repository';
import { sumVat } from './money';

/** 128 bits. */
const REF_BYTES = 16;

/** Orders of customers; retries of a request create no second order. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly business: BusinessService,
    private readonly shop: Shop,
    private readonly attempts: AttemptsService,
  ) {}

  /** Products for sale, at the prices and VAT rates of the Swedish day of `time`. */
  async listProducts(time = new Date()): Promise<ProductDto[]> {
    const { guidanceVatKind } = await this.business.read();
    return findProductsForSale(this.database.manager, swedishDay(time), guidanceVatKind);
  }

  /**
   * Stores an order once, and then begins to pay for it: a repeated key with the same body leads to the same payment.
   *
   * @throws DomainError 400 for a missing key or a product that is not for sale, 403 SITE_NOT_OPEN, SHOP_CLOSED,
   *   422 IDEMPOTENCY_KEY_REUSED.
   */
  async place(header: string | undefined, body: PlaceOrderDto): Promise<PlacedOrderDto> {
    const { name: provider } = await this.shop.assertOpen();
    const key = readIdempotencyKey(header, keyMissing);
    const hash = hashOf(body);
    const existing = await this.#find(this.database.manager, key, hash);
    const order = existing ?? (await this.#store(key, hash, body, provider === 'test'));
    return { number: order.number, ref: order.ref ?? '', url: await this.attempts.begin(order) };
  }

  async #store(key: string, hash: string, body: PlaceOrderDto, isTest: boolean): Promise<OrderEntity> {
    const draft = await this.#draft(body);
    return this.database.transaction(async (manager) => {
      const made = { ...draft, isTest, idempotencyKey: key, bodyHash: hash, number: makeNumber('ST') };
      const id = await insertNew(manager, OrderEntity, made);
      if (id) return manager.findOneByOrFail(OrderEntity, { id });
      // A parallel request with the key has stored the order.
      const stored = await this.#find(manager, key, hash);
      if (!stored) throw new Error('An order number was drawn twice.');
      return stored;
    });
  }

  async #draft({ email, country, items, waives_withdrawal }: PlaceOrderDto) {
    const products = new Map((await this.listProducts()).map((product) => [product.id, product]));
    const bought = items.map(({ id, quantity }: OrderItemDto) => {
      const product = products.get(id);
      if (!product) throw productNotForSale();
      return { product, quantity };
    });
    const lines = bought.map(({ product: { id, name, price_ore, vat_percent }, quantity }): OrderLine => {
      return { id, name, quantity, price_ore, total_ore: price_ore * quantity, vat_percent };
    });
    const isDigital = bought.some(({ product }) => product.is_digital);
    if (isDigital && !waives_withdrawal) throw waiverMissing();
    return {
      email,
      country,
      ref: randomBytes(REF_BYTES).toString('base64url'),
      status: 'placed' as const,
      isMailed: false,
      lines,
      vat: sumVat(lines),
      totalOre: lines.reduce((sum, { total_ore }) => sum + total_ore, 0),
      terms: ORDER_TERMS,
      waiver: isDigital ? DIGITAL_WAIVER : null,
    };
  }

  async #find(manager: EntityManager, key: string, hash: string): Promise<OrderEntity | null> {
    const order = await manager.findOneBy(OrderEntity, { idempotencyKey: key });
    if (order && order.bodyHash !== hash) throw keyReused();
    return order;
  }
}

function hashOf({ email, items, waives_withdrawal, terms_version, country }: PlaceOrderDto): string {
  const lines = items.map(({ id, quantity }) => [id, quantity]);
  return sha256(JSON.stringify([email, lines, waives_withdrawal ?? false, terms_version, country]));
}
