import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isId } from '../../database/ids';
import { Database } from '../../database/database';
import { findMailsTo } from '../mail/mails.repository';
import { eraseConsents, findConsents } from './consents.repository';
import { subscriberNotFound } from './newsletter.errors';
import { NewsletterKeys } from './newsletter-keys';
import { deleteOptInMails, findOptInMails } from './opt-in-mails.repository';
import { findPreferences } from './preferences.repository';
import type { PreferencesDto } from './newsletter.dto';
import { findLettersTo } from './received-letters.repository';
import type { ConsentEntryDto, ReceivedLetterDto, SubscriberDataDto, SubscriberDto } from './subscribers.dto';
import { deleteSubscribers, findSubscriberByEmail, findSubscriberById } from './subscribers.repository';
import { Suppressions } from './suppressions';

/** The newsletter's data about an address. */
export interface NewsletterData {
  subscription: SubscriberDto | null;
  consents: ConsentEntryDto[];
  /** Times of opt-in mails, oldest first. */
  opt_in_mails: Date[];
  suppression: string | null;
  preferences: PreferencesDto | null;
  letters: ReceivedLetterDto[];
}

/** Access and erasure of one person's data in the newsletter. */
@Injectable()
export class SubscriberDataService {
  constructor(
    private readonly database: Database,
    private readonly keys: NewsletterKeys,
    private readonly suppressions: Suppressions,
  ) {}

  /** @throws DomainError 404 SUBSCRIBER_NOT_FOUND. */
  read(id: string): Promise<SubscriberDataDto> {
    return this.database.transaction(async (manager) => {
      const subscriber = await findById(manager, id);
      const hash = this.keys.hashAddress(subscriber.email);
      const mails = await findMailsTo(manager, subscriber.email);
      return {
        subscriber,
        consents: await findConsents(manager, hash, id),
        mails,
        suppression: await this.suppressions.reasonFor(manager, subscriber.email),
        ...(await lettersAndChoices(manager, id)),
      };
    });
  }

  /** The same by address, also without a subscriber of it. @param email in its canonical spelling. */
  async readAll(manager: EntityManager, email: string): Promise<NewsletterData> {
    const subscriber = await findSubscriberByEmail(manager, email);
    const hash = this.keys.hashAddress(email);
    const optInMails = await findOptInMails(manager, hash);
    return {
      subscription: subscriber ?? null,
      consents: await findConsents(manager, hash, subscriber?.id ?? null),
      opt_in_mails: optInMails,
      suppression: await this.suppressions.reasonFor(manager, email),
      ...(await lettersAndChoices(manager, subscriber?.id ?? null)),
    };
  }

  /** Erases an address from subscribers, ledger and limits. Its hash stays on the suppression list, or is added. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const subscriber = await findSubscriberByEmail(manager, email, 'FOR UPDATE');
    const hash = this.keys.hashAddress(email);
    await eraseConsents(manager, hash, subscriber?.id ?? null);
    await deleteOptInMails(manager, hash);
    if (!subscriber) return;
    await deleteSubscribers(manager, [subscriber.id]);
    await this.suppressions.add(manager, [email], 'erased');
  }
}

/** @throws DomainError 404 SUBSCRIBER_NOT_FOUND. */
async function findById(manager: EntityManager, id: string): Promise<SubscriberDto> {
  const row = isId(id) ? await findSubscriberById(manager, id) : undefined;
  if (!row) throw subscriberNotFound();
  return row;
}

async function lettersAndChoices(
  manager: EntityManager,
  id: string | null,
): Promise<Pick<NewsletterData, 'preferences' | 'letters'>> {
  if (id === null) return { preferences: null, letters: [] };
  return {
    preferences: (await findPreferences(manager, id)) ?? null,
    letters: await findLettersTo(manager, id),
  };
}
