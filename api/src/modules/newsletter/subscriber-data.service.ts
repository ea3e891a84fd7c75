import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isId } from '../../common/ids';
import { Database } from '../../database/database';
import { MailService } from '../mail/mail.service';
import { subscriberNotFound } from './newsletter.errors';
import { NewsletterKeys } from './newsletter-keys';
import { SUBSCRIBER_COLUMNS, toSubscriber, type SubscriberRow } from './subscriber.mapper';
import type { ConsentEntryDto, SentMailDto, SubscriberDataDto, SubscriberDto } from './subscribers.dto';
import { Suppressions } from './suppressions';

/** What the newsletter holds about an address. */
export interface NewsletterData {
  subscription: SubscriberDto | null;
  consents: ConsentEntryDto[];
  /** When mails that ask for consent were sent, oldest first. */
  opt_in_mails: string[];
  suppression: string | null;
}

/** What one person may ask for: everything the newsletter knows of them, and that it forgets them. */
@Injectable()
export class SubscriberDataService {
  constructor(
    private readonly database: Database,
    private readonly keys: NewsletterKeys,
    private readonly suppressions: Suppressions,
    private readonly mails: MailService,
  ) {}

  /** @throws DomainError 404 SUBSCRIBER_NOT_FOUND. */
  read(id: string): Promise<SubscriberDataDto> {
    return this.database.transaction(async (manager) => {
      const subscriber = await findById(manager, id);
      const hash = this.keys.hashAddress(subscriber.email);
      return {
        subscriber: toSubscriber(subscriber),
        consents: await consentsOf(manager, hash, id),
        mails: await mailsTo(manager, subscriber.email),
        suppression: await this.suppressions.reasonFor(manager, subscriber.email),
      };
    });
  }

  /** The same by address, also where no subscriber is left of it. @param email in its canonical spelling. */
  async readAll(manager: EntityManager, email: string): Promise<NewsletterData> {
    const subscriber = await findByEmail(manager, email);
    const hash = this.keys.hashAddress(email);
    return {
      subscription: subscriber ? toSubscriber(subscriber) : null,
      consents: await consentsOf(manager, hash, subscriber?.id ?? null),
      opt_in_mails: await optInMailsTo(manager, hash),
      suppression: await this.suppressions.reasonFor(manager, email),
    };
  }

  /** Forgets an address: subscriber, ledger and limits. The hash that keeps mail away is left, or made. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const subscriber = await findByEmail(manager, email, 'FOR UPDATE');
    const hash = this.keys.hashAddress(email);
    await manager.query('SELECT newsletter_erase_consents($1, $2)', [hash, subscriber?.id ?? null]);
    await manager.query('DELETE FROM newsletter_opt_in_mails WHERE email_hash = $1', [hash]);
    if (!subscriber) return;
    await manager.query('DELETE FROM newsletter_subscribers WHERE id = $1', [subscriber.id]);
    await this.suppressions.add(manager, [email], 'erased');
  }

  /**
   * Forgets one person: row, ledger and mails. What stays is a keyed hash of the address, so that no import brings
   * the person back. @throws DomainError 404 SUBSCRIBER_NOT_FOUND.
   */
  erase(id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const { email } = await findById(manager, id, 'FOR UPDATE');
      await this.mails.forget(manager, email);
      await this.forget(manager, email);
    });
  }
}

async function findById(manager: EntityManager, id: string, lock = ''): Promise<SubscriberRow> {
  const [row]: SubscriberRow[] = isId(id)
    ? await manager.query(`SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id = $1 ${lock}`, [
        id,
      ])
    : [];
  if (!row) throw subscriberNotFound();
  return row;
}

async function findByEmail(
  manager: EntityManager,
  email: string,
  lock = '',
): Promise<SubscriberRow | undefined> {
  const [row]: SubscriberRow[] = await manager.query(
    `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE email = $1 ${lock}`,
    [email],
  );
  return row;
}

async function optInMailsTo(manager: EntityManager, hash: Buffer): Promise<string[]> {
  const rows: { sent_at: Date }[] = await manager.query(
    'SELECT sent_at FROM newsletter_opt_in_mails WHERE email_hash = $1 ORDER BY sent_at',
    [hash],
  );
  return rows.map(({ sent_at }) => sent_at.toISOString());
}

async function consentsOf(
  manager: EntityManager,
  hash: Buffer,
  id: string | null,
): Promise<ConsentEntryDto[]> {
  const rows: (Omit<ConsentEntryDto, 'occurred_at'> & { occurred_at: Date })[] = await manager.query(
    `SELECT action, wording_version, source, net_address, occurred_at FROM newsletter_consents
     WHERE email_hash = $1 OR subscriber_id = $2 ORDER BY id`,
    [hash, id],
  );
  return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() }));
}

async function mailsTo(manager: EntityManager, email: string): Promise<SentMailDto[]> {
  const rows: (Omit<SentMailDto, 'created_at'> & { created_at: Date })[] = await manager.query(
    'SELECT subject, status, created_at FROM mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
