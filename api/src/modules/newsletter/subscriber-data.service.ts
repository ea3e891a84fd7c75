import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isId } from '../../common/ids';
import { Database } from '../../database/database';
import { subscriberNotFound } from './newsletter.errors';
import { NewsletterKeys } from './newsletter-keys';
import { SUBSCRIBER_COLUMNS, toSubscriber, type SubscriberRow } from './subscriber.mapper';
import type { ConsentEntryDto, SentMailDto, SubscriberDataDto } from './subscribers.dto';
import { Suppressions } from './suppressions';

/** What one person may ask for: everything the newsletter knows of them, and that it forgets them. */
@Injectable()
export class SubscriberDataService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(NewsletterKeys) private readonly keys: NewsletterKeys,
    @Inject(Suppressions) private readonly suppressions: Suppressions,
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

  /**
   * Forgets one person: row, ledger and mails. What stays is a keyed hash of the address, so that no import brings
   * the person back. @throws DomainError 404 SUBSCRIBER_NOT_FOUND.
   */
  erase(id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const { email } = await findById(manager, id, 'FOR UPDATE');
      await manager.query('SELECT newsletter_erase_consents($1, $2)', [this.keys.hashAddress(email), id]);
      await manager.query('DELETE FROM newsletter_opt_in_mails WHERE email_hash = $1', [
        this.keys.hashAddress(email),
      ]);
      await manager.query('DELETE FROM mails WHERE recipient = $1', [email]);
      await manager.query('DELETE FROM newsletter_subscribers WHERE id = $1', [id]);
      await this.suppressions.add(manager, [email], 'erased');
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

async function consentsOf(manager: EntityManager, hash: Buffer, id: string): Promise<ConsentEntryDto[]> {
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
