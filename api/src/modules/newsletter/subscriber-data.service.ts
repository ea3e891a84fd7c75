import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConsentLedger } from './consents.repository';
import { NewsletterKeys } from './newsletter-keys';
import { deleteOptInMails, findOptInMails } from './opt-in-mails.repository';
import { findPreferences } from './preferences.repository';
import type { PreferencesDto } from './newsletter.dto';
import { findLettersTo } from './received-letters.repository';
import type { ConsentEntryDto, ReceivedLetterDto, SubscriberDto } from './subscribers.dto';
import { deleteSubscribers, findSubscriberByEmail } from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

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
    private readonly consents: ConsentLedger,
    private readonly keys: NewsletterKeys,
    private readonly suppressions: Suppressions,
  ) {}

  /** What is held of an address, also without a subscriber of it. @param email in its canonical spelling. */
  async readAll(manager: EntityManager, email: string): Promise<NewsletterData> {
    const subscriber = await findSubscriberByEmail(manager, email);
    return {
      subscription: subscriber ?? null,
      consents: await this.consents.find(manager, email, subscriber?.id ?? null),
      opt_in_mails: await findOptInMails(manager, this.keys.hashAddress(email)),
      suppression: await this.suppressions.reasonFor(manager, email),
      preferences: (subscriber && (await findPreferences(manager, subscriber.id))) ?? null,
      letters: subscriber ? await findLettersTo(manager, subscriber.id) : [],
    };
  }

  /** Erases an address from subscribers, ledger and limits. Its hash stays on the suppression list, or is added. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const subscriber = await findSubscriberByEmail(manager, email, 'FOR UPDATE');
    await this.consents.erase(manager, email, subscriber?.id ?? null);
    await deleteOptInMails(manager, this.keys.hashAddress(email));
    if (!subscriber) return;
    await deleteSubscribers(manager, [subscriber.id]);
    await this.suppressions.add(manager, [email], 'erased');
  }
}
