import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { eraseConsents, findConsents } from './consents.repository';
import { NewsletterKeys } from './newsletter-keys';
import { deleteOptInMails, findOptInMails } from './opt-in-mails.repository';
import { findPreferences } from './preferences.repository';
import type { PreferencesDto } from './newsletter.dto';
import { findLettersTo } from './received-letters.repository';
import type { ConsentEntryDto, ReceivedLetterDto, SubscriberDto } from './subscribers.dto';
import { deleteSubscribers, findSubscriberByEmail } from './subscribers.repository';
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
    private readonly keys: NewsletterKeys,
    private readonly suppressions: Suppressions,
  ) {}

  /** What is held of an address, also without a subscriber of it. @param email in its canonical spelling. */
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
