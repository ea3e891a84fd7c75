import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { PURCHASES_COOKIE } from '@stillsam/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { readCookie } from '../../http/cookies';
import { DomainError } from '../../http/domain-error';
import { GuideLibrary } from '../guides/guide-library';
import { MailService } from '../mail/mail.service';
import { countRecentMails } from '../mail/mails.repository';
import { OrderEntity } from '../orders/order.entity';
import { lockByName } from '../orders/orders.repository';
import { gives, PurchaseAccess } from './purchase-access';
import type { PurchaseAccessEntity } from './purchase-access.entity';
import { purchasesMail } from './receipt.mails';
import { Receipts } from './receipts';
import type {
  OpenedPurchasesDto,
  OpenPurchasesDto,
  PurchaseDto,
  PurchasesDto,
  SentPurchasesDto,
  FileLinkDto,
} from './purchases.controller';

const SENT =
  'Om adressen har köp hos oss är en länk på väg dit. Den gäller i 15 minuter. Titta i skräpposten om den dröjer.';
/** For so long the secret of a paid order opens it: afterwards a link by mail does. */
const REF_HOURS = 24;
const FILE = /^([a-z0-9-]{1,100})\.(pdf|epub)$/;
const RECEIPT = /^(T?\d{4}-\d{5,9})\.pdf$/;
const TYPES = { pdf: 'application/pdf', epub: 'application/epub+zip' };
const FILE_LINK_SECONDS = 600;
const MAX_LINKS_PER_DAY = 5;
/** Limit for all addresses together, against a client that uses many. */
const MAX_LINKS_PER_HOUR = 500;

const nothingOpen = () =>
  new DomainError(401, 'GUIDE_NOT_BOUGHT', 'Öppna dina köp med länken i kvittot, eller be om en ny länk.');

const linkOver = () =>
  new DomainError(
    409,
    'LINK_EXPIRED',
    'Länken har gått ut eller är redan använd. Be om en ny, så kommer den till din e-post.',
  );

const linkInvalid = () =>
  new DomainError(400, 'LINK_INVALID', 'Länken har gått ut eller är inte hel. Ladda om sidan med dina köp.');

const purchaseNotFound = () => new DomainError(404, 'ORDER_NOT_FOUND', 'Köpet finns inte.');

/** What was bought, for the person who bought it. */
@Injectable()
export class PurchasesService {
  readonly #fileKey: Buffer;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly access: PurchaseAccess,
    private readonly library: GuideLibrary,
    private readonly mails: MailService,
    private readonly receipts: Receipts,
  ) {
    this.#fileKey = createHmac('sha256', config.payments.secret).update('files').digest();
  }

  /** @throws DomainError 401 GUIDE_NOT_BOUGHT. */
  async list(request: FastifyRequest): Promise<PurchasesDto> {
    const access = await this.#require(request);
    const orders = await this.access.ordersOf(access);
    return { orders: orders.map((order) => this.#describe(order)), is_whole: access.orderIds === null };
  }

  /**
   * Opens purchases in a browser: those of a paid order that it knows, or all of the address that a link was mailed to.
   *
   * @throws DomainError 400 for neither, 404 for another order, 409 LINK_EXPIRED.
   */
  async open({ ref, token }: OpenPurchasesDto, reply: FastifyReply): Promise<OpenedPurchasesDto> {
    const opened = await (token ? this.#openByLink(token) : this.#openByOrder(ref, reply.request));
    const { email, orderIds } = opened;
    await this.database.transaction((manager) => this.access.giveCookie(manager, reply, email, orderIds));
    const orders = await this.access.ordersOf(opened);
    const [guide, ...others] = this.#guidesOf(orders);
    const isReading = !token && guide && others.length === 0;
    return { to: isReading ? `/las/${guide.slug}/1` : '/dina-kop' };
  }

  /** The same answer for every address. */
  async send(email: string): Promise<SentPurchasesDto> {
    await this.database.transaction(async (manager) => {
      const hasBought = await manager.existsBy(OrderEntity, { email, status: 'paid' });
      if (!hasBought || !(await mayBeMailed(manager, email))) return;
      const token = await this.access.issue(manager, 'once', email);
      const link = new URL(`/dina-kop?token=${token}`, this.config.siteOrigin).href;
      const order = { to: email, template: purchasesMail, data: { link }, worthSendingHours: 0.25 };
      await this.mails.enqueue(manager, order);
    });
    return { message: SENT };
  }

  /** @throws DomainError 400 LINK_INVALID, 404. */
  async file(file: string, link: FileLinkDto): Promise<StreamableFile> {
    const [, slug, format] = FILE.exec(file) ?? [];
    if (!slug || !this.library.find(slug)) throw purchaseNotFound();
    if (!isLinkValid(this.#fileKey, file, link, Date.now())) throw linkInvalid();
    const kind = format === 'epub' ? 'epub' : 'pdf';
    return attachment(await this.library.file(slug, kind), TYPES[kind], file);
  }

  /** @throws DomainError 401 GUIDE_NOT_BOUGHT, 404. */
  async receipt(file: string, request: FastifyRequest): Promise<StreamableFile> {
    const orders = await this.access.ordersOf(await this.#require(request));
    const order = orders.find(({ receiptNumber }) => receiptNumber === RECEIPT.exec(file)?.[1]);
    if (!order) throw purchaseNotFound();
    return attachment(await this.receipts.pdf(order), TYPES.pdf, `kvitto-${file}`);
  }

  async #require(request: FastifyRequest): Promise<PurchaseAccessEntity> {
    const access = await this.access.read(readCookie(request, PURCHASES_COOKIE));
    if (!access) throw nothingOpen();
    return access;
  }

  async #openByLink(token: string) {
    const access = await this.database.transaction((manager) => this.access.takeLink(manager, token));
    if (!access) throw linkOver();
    return access;
  }

  /** What the same browser has opened before stays open where it belongs to the same address. */
  async #openByOrder(ref: string | undefined, request: FastifyRequest) {
    if (!ref) throw linkInvalid();
    const order = await this.database.repository(OrderEntity).findOneBy({ ref, status: 'paid' });
    if (!order?.confirmedAt) throw purchaseNotFound();
    if (order.confirmedAt.getTime() < Date.now() - REF_HOURS * 3_600_000) throw linkOver();
    const before = await this.access.read(readCookie(request, PURCHASES_COOKIE));
    if (before?.email !== order.email) return { email: order.email, orderIds: [order.id] };
    const orderIds = before.orderIds && [...new Set([...before.orderIds, order.id])];
    return { email: order.email, orderIds };
  }

  #guidesOf(orders: OrderEntity[]) {
    return this.library.list().filter(({ product }) => orders.some((order) => gives(order, product)));
  }

  #describe(order: OrderEntity): PurchaseDto {
    const { number, status, lines, totalOre, receiptNumber, confirmedAt, isTest } = order;
    const link = (slug: string, format: string) => fileLink(this.#fileKey, `${slug}.${format}`, Date.now());
    return {
      number,
      status,
      paid_at: confirmedAt ?? order.createdAt,
      lines,
      total_ore: totalOre,
      receipt_number: receiptNumber ?? '',
      receipt_url: `/api/purchases/receipts/${receiptNumber}.pdf`,
      is_test: isTest,
      guides: this.#guidesOf([order]).map(({ slug, title, edition }) => {
        return { slug, title, edition, files: { pdf: link(slug, 'pdf'), epub: link(slug, 'epub') } };
      }),
    };
  }
}

/** Whether an address may get another link, which anybody can ask for. Call it before the mail is enqueued. */
async function mayBeMailed(manager: EntityManager, recipient: string): Promise<boolean> {
  const template = purchasesMail.name;
  // Serialises requests for one address, because neither sees the other's mail before its commit.
  await lockByName(manager, `${template} ${recipient}`);
  const recent = { recipient, template, limit: MAX_LINKS_PER_HOUR };
  const { own, all } = await countRecentMails(manager, recent);
  return own < MAX_LINKS_PER_DAY && all < MAX_LINKS_PER_HOUR;
}

function attachment(file: Buffer, type: string, name: string): StreamableFile {
  return new StreamableFile(file, {
    type,
    disposition: `attachment; filename="${name}"`,
    length: file.length,
  });
}

/** A link to a file for ten minutes, which is worth nothing afterwards. @param file `lugnare-kvallar.pdf`. */
function fileLink(key: Buffer, file: string, now: number): string {
  const exp = String(Math.floor(now / 1000) + FILE_LINK_SECONDS);
  return `/api/purchases/files/${file}?exp=${exp}&sig=${sign(key, file, exp).toString('base64url')}`;
}

function isLinkValid(key: Buffer, file: string, { exp, sig }: FileLinkDto, now: number): boolean {
  if (Number(exp) * 1000 < now) return false;
  return timingSafeEqual(Buffer.from(sig, 'base64url'), sign(key, file, exp));
}

const sign = (key: Buffer, file: string, exp: string): Buffer =>
  createHmac('sha256', key).update(`${file} ${exp}`).digest();
