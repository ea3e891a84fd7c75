import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PURCHASES_COOKIE } from '@stillsam/paths';
import type { FastifyReply } from 'fastify';
import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { setCookie } from '../../http/cookies';
import { hashOfToken, newSecretToken } from '../../text/secret-token';
import { OrderEntity } from '../orders/order.entity';
import { PurchaseAccessEntity, type AccessKind } from './purchase-access.entity';

const COOKIE_DAYS = 180;
const LIFE_MINUTES: Record<AccessKind, number> = {
  cookie: COOKIE_DAYS * 24 * 60,
  link: COOKIE_DAYS * 24 * 60,
  once: 15,
};

/** Ways to what an address has bought: the cookie of a browser, and mailed links. Tokens are stored as hashes. */
@Injectable()
export class PurchaseAccess {
  readonly #secret: string;
  readonly #isSecure: boolean;

  constructor(
    @Inject(API_CONFIG) { payments, siteOrigin }: ApiConfig,
    private readonly database: Database,
  ) {
    this.#secret = payments.secret;
    this.#isSecure = siteOrigin.startsWith('https:');
  }

  /** @param orderIds the only orders that it opens. @returns the token. */
  async issue(
    manager: EntityManager,
    kind: AccessKind,
    email: string,
    orderIds: string[] | null = null,
  ): Promise<string> {
    const { token } = newSecretToken();
    const expiresAt = new Date(Date.now() + LIFE_MINUTES[kind] * 60_000);
    await manager.insert(PurchaseAccessEntity, {
      email,
      kind,
      orderIds,
      tokenHash: hashOf(token),
      expiresAt,
    });
    return token;
  }

  /** Takes a mailed link, which opens once where it was mailed again. @returns null for one that is over. */
  async takeLink(manager: EntityManager, token: string): Promise<PurchaseAccessEntity | null> {
    const access = await findValid(manager, token);
    if (!access || access.kind === 'cookie') return null;
    if (access.kind === 'once') await manager.save(Object.assign(access, { revokedAt: new Date() }));
    return access;
  }

  /** Gives the browser its cookie: a signed token, so that a forged one costs no query. */
  async giveCookie(
    manager: EntityManager,
    reply: FastifyReply,
    email: string,
    orderIds: string[] | null,
  ): Promise<void> {
    const token = await this.issue(manager, 'cookie', email, orderIds);
    setCookie(reply, {
      name: PURCHASES_COOKIE,
      value: `${token}.${this.#sign(token)}`,
      path: '/',
      maxAge: COOKIE_DAYS * 86_400,
      isSecure: this.#isSecure,
      sameSite: 'Lax',
    });
  }

  /** @param cookie value of the purchases' cookie. @returns null where it opens nothing. */
  async read(cookie: string | undefined): Promise<PurchaseAccessEntity | null> {
    const [token = '', signature = ''] = (cookie ?? '').split('.');
    const own = Buffer.from(this.#sign(token));
    const given = Buffer.from(signature);
    if (own.length !== given.length || !timingSafeEqual(own, given)) return null;
    const access = await findValid(this.database.manager, token);
    return access?.kind === 'cookie' ? access : null;
  }

  /** The paid orders that an access opens, newest first; those whose money was returned are among them. */
  ordersOf({ email, orderIds }: Pick<PurchaseAccessEntity, 'email' | 'orderIds'>): Promise<OrderEntity[]> {
    return this.database.repository(OrderEntity).find({
      where: {
        email,
        confirmedAt: Not(IsNull()),
        receiptNumber: Not(IsNull()),
        ...(orderIds && { id: In(orderIds) }),
      },
      order: { id: 'DESC' },
    });
  }

  /**
   * Whether a guide's product is bought. The first time is kept with the order: its waiver takes effect then.
   *
   * @param cookie value of the purchases' cookie.
   */
  async mayRead(cookie: string | undefined, product: string): Promise<boolean> {
    const access = await this.read(cookie);
    if (!access) return false;
    const order = (await this.ordersOf(access)).find((one) => gives(one, product));
    if (order && !order.openedAt)
      await this.database
        .repository(OrderEntity)
        .update({ id: order.id, openedAt: IsNull() }, { openedAt: new Date() });
    return order !== undefined;
  }

  #sign(token: string): string {
    return createHmac('sha256', this.#secret).update(`purchases ${token}`).digest('base64url');
  }
}

/** Whether an order gives the right to a product: it is paid, and not all of its money was returned. */
export function gives({ status, lines }: Pick<OrderEntity, 'status' | 'lines'>, product: string): boolean {
  return status === 'paid' && lines.some(({ id }) => id === product);
}

function findValid(manager: EntityManager, token: string): Promise<PurchaseAccessEntity | null> {
  return manager.findOneBy(PurchaseAccessEntity, {
    tokenHash: hashOf(token),
    revokedAt: IsNull(),
    expiresAt: MoreThan(new Date()),
  });
}

const hashOf = (token: string): Buffer => Buffer.from(hashOfToken(token), 'hex');
