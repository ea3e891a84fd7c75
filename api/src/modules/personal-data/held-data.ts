import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../auth/user.entity';
import { ContactMessageEntity } from '../contact/contact-message.entity';
import { MailEntity } from '../mail/mail.entity';
import { NewsletterKeys } from '../newsletter/newsletter-keys';
import { SubscriberDataService } from '../newsletter/subscriber-data.service';
import { NotifyEntryEntity } from '../notify/notify-entry.entity';
import { OrderEntity } from '../orders/order.entity';
import { toOrder } from '../orders/order.mapper';
import { WithdrawalEntity } from '../orders/withdrawal.entity';
import { findEventsAbout } from './held-events.repository';
import type { Held } from './kept-data';
import type { HeldEventDto } from './personal-data.dto';

const MARK_LENGTH = 16;
const MOST_EVENTS = 500;
const OLDEST_FIRST = { id: 'ASC' } as const;

/** Reads everything that is held about an address. A new module with addresses must be added here. */
@Injectable()
export class HeldData {
  constructor(
    private readonly keys: NewsletterKeys,
    private readonly newsletter: SubscriberDataService,
  ) {}

  /** A keyed hash in place of an address in the audit log; without the key it cannot be matched with addresses. */
  markOf(email: string): string {
    return `avtryck-${this.keys.hashAddress(email).toString('hex').slice(0, MARK_LENGTH)}`;
  }

  /** @param email in its canonical spelling. */
  async read(manager: EntityManager, email: string): Promise<Held> {
    const newsletter = await this.newsletter.readAll(manager, email);
    const messages = await manager.find(ContactMessageEntity, { where: { email }, order: OLDEST_FIRST });
    const entries = await manager.find(NotifyEntryEntity, { where: { email }, order: OLDEST_FIRST });
    const orders = await manager.find(OrderEntity, { where: { email }, order: OLDEST_FIRST });
    const withdrawals = await manager.find(WithdrawalEntity, { where: { email }, order: OLDEST_FIRST });
    const mails = await manager.find(MailEntity, { where: { recipient: email }, order: OLDEST_FIRST });
    const events = await readEvents(manager, [
      ['PersonalData', [this.markOf(email)]],
      ['Subscribers', newsletter.subscription ? [newsletter.subscription.id] : []],
      ['Messages', idsOf(messages)],
      ['NotifyLists', idsOf(entries)],
      ['AdminOrders', idsOf(orders)],
      ['AdminWithdrawals', idsOf(withdrawals)],
    ]);
    return {
      email,
      ...newsletter,
      messages: messages.map(({ id, name, message, status, createdAt }) => {
        return { id, name, message, status, created_at: createdAt.toISOString() };
      }),
      notify_entries: entries.map(({ id, purpose, createdAt }) => {
        return { id, purpose, created_at: createdAt.toISOString() };
      }),
      orders: orders.map((order) => {
        return { id: order.id, ...toOrder(order), confirmed_at: order.confirmedAt?.toISOString() ?? null };
      }),
      withdrawals: withdrawals.map(({ id, reference, name, orderNumber, orderId, status, createdAt }) => {
        const made = { created_at: createdAt.toISOString() };
        return { id, reference, name, order: orderNumber, order_id: orderId, status, ...made };
      }),
      // Without bodies: a link in a mail is its recipient's secret.
      mails: mails.map(({ template, subject, status, createdAt }) => {
        return { template, subject, status, created_at: createdAt.toISOString() };
      }),
      account: await readAccount(manager, email),
      events,
    };
  }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

async function readAccount(manager: EntityManager, email: string): Promise<Held['account']> {
  const user = await manager
    .createQueryBuilder(UserEntity, 'user')
    .where('lower(user.email) = lower(:email)', { email })
    .getOne();
  return user && { username: user.username, role: user.role, created_at: user.createdAt.toISOString() };
}

/** Entries of the audit log by area and target. */
async function readEvents(
  manager: EntityManager,
  named: [area: string, targets: string[]][],
): Promise<HeldEventDto[]> {
  const targets = named.flatMap(([area, ids]) => ids.map((target) => ({ area, target })));
  const rows = await findEventsAbout(manager, targets, MOST_EVENTS);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
