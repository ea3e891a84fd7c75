import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertSiteOpen } from '../../http/site-opening';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { MailService } from '../mail/mail.service';
import { CatalogueService } from './catalogue.service';
import { mayBeMailed } from './mail-allowance';
import { makeNumber } from './numbers';
import { ORDER_TERMS, RESERVATION_NOTE } from './order-terms';
import { OrderEntity, type OrderLine } from './order.entity';
import { toOrder } from './order.mapper';
import type { OrderItemDto, PlaceOrderDto, PlacedOrderDto } from './orders.dto';
import { keyMissing, keyReused, productNotForSale } from './orders.errors';
import { orderMail } from './orders.mails';
import { sumVat } from './vat';

const KEY = /^[\w-]{16,100}$/;

/** Orders of customers; retries of a request create no second order. */
@Injectable()
export class OrdersService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly mails: MailService,
  ) {}

  /**
   * Stores an order once: a repeated key with the same body returns the same order.
   *
   * @throws DomainError 400 for a missing key or a product that is not for sale, 403 SITE_NOT_OPEN,
   *   422 IDEMPOTENCY_KEY_REUSED.
   */
  async place(key: string | undefined, body: PlaceOrderDto): Promise<PlacedOrderDto> {
    assertSiteOpen(this.config);
    if (!key || !KEY.test(key)) throw keyMissing();
    const hash = hashOf(body);
    const existing = await this.#find(this.database.repository(OrderEntity).manager, key, hash);
    if (existing) return toPlacedOrder(existing);
    const draft = await this.#draft(body);
    return this.database.transaction(async (manager) => {
      const isMailed = await mayBeMailed(manager, body.email, orderMail.name);
      const order = await this.#insert(manager, { ...draft, idempotencyKey: key, bodyHash: hash, isMailed });
      // A parallel request with the key has stored the order.
      if (!order) return toPlacedOrder(await this.#findAfterConflict(manager, key, hash));
      if (isMailed)
        await this.mails.enqueue(manager, {
          to: order.email,
          template: orderMail,
          data: { order, siteOrigin: this.config.siteOrigin },
        });
      return toPlacedOrder(order);
    });
  }

  async #draft({ email, items }: PlaceOrderDto) {
    const products = new Map((await this.catalogue.list()).map((product) => [product.id, product]));
    const bought = items.map(({ id, quantity }: OrderItemDto) => {
      const product = products.get(id);
      if (!product) throw productNotForSale();
      return { product, quantity };
    });
    const lines = bought.map(({ product: { id, name, price_ore, vat_percent }, quantity }): OrderLine => {
      return { id, name, quantity, price_ore, total_ore: price_ore * quantity, vat_percent };
    });
    return {
      email,
      status: 'reserved' as const,
      lines,
      vat: sumVat(lines),
      totalOre: lines.reduce((sum, { total_ore }) => sum + total_ore, 0),
      terms: ORDER_TERMS,
      // A reservation is no contract, so there is nothing to waive.
      waiver: null,
    };
  }

  /** Waits for a parallel insert of the same key. @returns undefined when the key is taken. */
  async #insert(manager: EntityManager, order: Partial<OrderEntity>): Promise<OrderEntity | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(OrderEntity)
      .values({ ...order, number: makeNumber('ST') })
      .orIgnore()
      .returning('id')
      .execute();
    const [made]: { id: string }[] = raw;
    return made && manager.findOneByOrFail(OrderEntity, { id: made.id });
  }

  async #find(manager: EntityManager, key: string, hash: string): Promise<OrderEntity | null> {
    const order = await manager.findOneBy(OrderEntity, { idempotencyKey: key });
    if (order && order.bodyHash !== hash) throw keyReused();
    return order;
  }

  async #findAfterConflict(manager: EntityManager, key: string, hash: string): Promise<OrderEntity> {
    const order = await this.#find(manager, key, hash);
    if (!order) throw new Error('An order number was drawn twice.');
    return order;
  }
}

function hashOf({ email, items, waives_withdrawal, terms_version }: PlaceOrderDto): string {
  const lines = items.map(({ id, quantity }) => [id, quantity]);
  return createHash('sha256')
    .update(JSON.stringify([email, lines, waives_withdrawal, terms_version]))
    .digest('hex');
}

function toPlacedOrder(order: OrderEntity): PlacedOrderDto {
  return { ...toOrder(order), note: RESERVATION_NOTE, is_mailed: order.isMailed };
}
