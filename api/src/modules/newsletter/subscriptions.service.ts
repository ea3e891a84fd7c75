import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { lockById } from '../../database/ids';
import { hashOfToken } from '../../text/secret-token';
import { BusinessService } from '../business/business.service';
import { MailService } from '../mail/mail.service';
import { deleteConfirmations, findSubscriberOfConfirmation, useConfirmation } from './opt-in.repository';
import { ConsentLedger } from './consents.repository';
import { alreadySubscribed, linkExpired, linkInvalid } from './newsletter.errors';
import { NewsletterKeys } from './newsletter-keys';
import type { PreferencesDto, SavePreferencesDto, UnsubscribeDto } from './newsletter.dto';
import { NewsletterLinks } from './newsletter-links';
import { welcomeMail } from './newsletter.mails';
import { OptIn } from './opt-in';
import { SubscriberEntity, toPreferences, type SubscriberStatus } from './subscriber.entity';
import { markLeft, insertSubscriber, dropUndo } from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

const SOURCE = 'website';
const PAUSE_DAYS = 30;
const CONFIRM_TOKEN = /^[\w-]{43}$/;

/** Visitors subscribe, confirm, choose what they get, and unsubscribe. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly keys: NewsletterKeys,
    private readonly links: NewsletterLinks,
    private readonly optIn: OptIn,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
    private readonly mails: MailService,
  ) {}

  /**
   * Stores a pending subscription and sends a mail with a link to confirm it. A pending address gets the mail again,
   * within the limits; the response is 409 all the same.
   *
   * @param email in its canonical spelling.
   * @param address net address of the caller.
   * @throws DomainError 403 SITE_NOT_OPEN, 409 ALREADY_SUBSCRIBED.
   */
  async subscribe(email: string, address: string): Promise<void> {
    await this.business.assertSiteOpen();
    if (await this.#isSettled(email)) throw alreadySubscribed();
    const isNew = await this.database.transaction(async (manager) => {
      const { subscriber, isNew } = await this.#claimAddress(manager, email);
      if (subscriber.status === 'active') return false;
      const isMailed = await this.optIn.send(manager, subscriber);
      if (isNew || isMailed)
        await this.consents.record(manager, [subscriber], { action: 'requested', source: SOURCE, address });
      return isNew;
    });
    if (!isNew) throw alreadySubscribed();
  }

  /** @returns a sentence that welcomes. @throws DomainError 410 LINK_EXPIRED. */
  async confirm(token: string, address: string): Promise<string> {
    if (!CONFIRM_TOKEN.test(token)) throw linkExpired();
    const hash = hashOfToken(token);
    await this.database.transaction(async (manager) => {
      const id = await findSubscriberOfConfirmation(manager, hash);
      // The subscriber is locked before the link, as everywhere: another order could deadlock.
      const subscriber = id && (await lockById(manager, SubscriberEntity, id));
      const wasValid = await useConfirmation(manager, hash);
      if (!subscriber || subscriber.status !== 'pending' || !wasValid) throw linkExpired();
      await deleteConfirmations(manager, [subscriber.id]);
      await manager.update(
        SubscriberEntity,
        { id: subscriber.id },
        { status: 'active', confirmedAt: () => 'now()' },
      );
      await this.suppressions.lift(manager, subscriber.email);
      await this.consents.record(manager, [subscriber], { action: 'confirmed', source: SOURCE, address });
      await this.mails.enqueue(manager, {
        to: subscriber.email,
        template: welcomeMail,
        data: { unsubscribeUrl: this.links.unsubscribeUrl(subscriber.id) },
        headers: this.links.unsubscribeHeaders(subscriber.id),
      });
    });
    return 'Tack, din adress är bekräftad. Varmt välkommen.';
  }

  /** @throws DomainError 400 LINK_INVALID. */
  async readPreferences(token: string): Promise<PreferencesDto> {
    const id = this.#subscriberOf(token);
    const subscriber = await this.database.repository(SubscriberEntity).findOneBy({ id });
    if (!subscriber) throw linkInvalid();
    return toPreferences(subscriber);
  }

  /** @throws DomainError 400 LINK_INVALID. */
  async savePreferences(preferences: SavePreferencesDto): Promise<PreferencesDto> {
    const { token, interests = [], frequency, pause = 'keep' } = preferences;
    const until = pause === 'month' ? () => `now() + interval '${PAUSE_DAYS} days'` : null;
    await this.database.manager.update(
      SubscriberEntity,
      { id: this.#subscriberOf(token) },
      { interests, frequency, ...(pause !== 'keep' && { paused_until: until }) },
    );
    return this.readPreferences(token);
  }

  /** Idempotent. @returns a sentence that says what has ended. @throws DomainError 400 LINK_INVALID. */
  async unsubscribe({ token = '', letter, only }: UnsubscribeDto, address: string): Promise<string> {
    const id = this.#subscriberOf(token);
    if (only === 'welcome') {
      const change = { welcome_stopped_at: () => 'now()' };
      await this.database.manager.update(SubscriberEntity, { id, welcome_stopped_at: IsNull() }, change);
      return 'Du får inga fler välkomstbrev. Nyhetsbrevet får du som förut.';
    }
    await this.#unsubscribe(id, address, letter);
    return 'Du är avregistrerad och får inga fler brev från oss. Välkommen tillbaka när du vill.';
  }

  /** The id of the subscriber whom a letter's link names. @throws DomainError 400 LINK_INVALID. */
  #subscriberOf(token: string): string {
    const id = this.keys.readUnsubscribeToken(token);
    if (!id) throw linkInvalid();
    return id;
  }

  async #unsubscribe(id: string, address: string, letter: string | undefined): Promise<void> {
    await this.database.transaction(async (manager) => {
      const subscriber = await lockById(manager, SubscriberEntity, id);
      if (!subscriber) return;
      await dropUndo(manager, id);
      if (subscriber.status === 'unsubscribed') return;
      const reason = subscriber.status === 'pending' ? 'refused' : 'unsubscribed';
      await deleteConfirmations(manager, [id]);
      await manager.update(SubscriberEntity, { id }, { status: 'unsubscribed' });
      await this.suppressions.add(manager, [subscriber.email], reason);
      await this.consents.record(manager, [subscriber], { action: 'withdrawn', source: SOURCE, address });
      if (letter) await markLeft(manager, letter, id);
    });
  }

  /** Without a lock, so that many requests for one address do not queue for its row. */
  async #isSettled(email: string): Promise<boolean> {
    const subscriber = await this.database.repository(SubscriberEntity).findOneBy({ email });
    if (!subscriber || HAS_LEFT.includes(subscriber.status)) return false;
    return (
      subscriber.status === 'active' || !(await this.optIn.isAllowed(this.database.source.manager, email))
    );
  }

  /** Locks the address's row; inserts it when it is missing, and makes an unsubscribed one pending again. */
  async #claimAddress(
    manager: EntityManager,
    email: string,
  ): Promise<{ subscriber: SubscriberEntity; isNew: boolean }> {
    const isInserted = await insertSubscriber(manager, { email }, 'pending', SOURCE);
    const subscriber = await manager.findOne(SubscriberEntity, {
      where: { email },
      lock: { mode: 'pessimistic_write' },
    });
    // The row was deleted between the two statements, so the insert can succeed now.
    if (!subscriber) return this.#claimAddress(manager, email);
    if (isInserted) return { subscriber, isNew: true };
    const hasLeft = HAS_LEFT.includes(subscriber.status);
    if (hasLeft) {
      Object.assign(subscriber, { status: 'pending', confirmedAt: null });
      await manager.save(subscriber);
    }
    return { subscriber, isNew: hasLeft };
  }
}

const HAS_LEFT: readonly SubscriberStatus[] = ['unsubscribed', 'bounced'];

/** The response to a new subscription; the message is literal from the specification, section 8. */
export const SUBSCRIBED = {
  message: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  confirmation: 'Titta i din inkorg och bekräfta via länken i mejlet vi har skickat, så är allt klart.',
};
