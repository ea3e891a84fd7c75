import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { LOGGER } from '../../common/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { MailService } from '../mail/mail.service';
import { addConfirmation } from './confirmations.repository';
import type { ConsentSubject } from './consent-ledger';
import { createToken, NewsletterKeys } from './newsletter-keys';
import { NewsletterLinks } from './newsletter-links';
import { optInMail } from './newsletter.mails';
import { addOptInMail, countOptInMails, countOptInMailsOfHour } from './opt-in-mails.repository';
import { Suppressions } from './suppressions';

export const LINK_HOURS = 48;
const PAUSE_MINUTES = 15;
const MOST_A_DAY = 3;

/** Sends opt-in mails within limits, so that the form cannot flood an inbox. */
@Injectable()
export class OptIn {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly keys: NewsletterKeys,
    private readonly links: NewsletterLinks,
    private readonly mails: MailService,
    private readonly suppressions: Suppressions,
  ) {}

  /**
   * Whether an address may get the mail now. The answer is final only inside the transaction that locks the
   * subscriber's row; outside of it two parallel requests can both get true.
   */
  async isAllowed(manager: EntityManager, email: string): Promise<boolean> {
    const sent = await countOptInMails(manager, this.keys.hashAddress(email), PAUSE_MINUTES);
    if (sent.recent > 0 || sent.today >= MOST_A_DAY) return false;
    return !(await this.suppressions.isFinal(manager, email));
  }

  /** Enqueues the mail with a new link. @returns false when a limit is reached. */
  async send(manager: EntityManager, { id, email }: ConsentSubject): Promise<boolean> {
    if (!(await this.isAllowed(manager, email)) || (await this.#isHourFull(manager))) return false;
    const { token, hash } = createToken();
    await addOptInMail(manager, this.keys.hashAddress(email));
    await addConfirmation(manager, hash, id, LINK_HOURS);
    await this.mails.enqueue(manager, {
      to: email,
      template: optInMail,
      data: { confirmUrl: this.links.confirmUrl(token), unsubscribeUrl: this.links.unsubscribeUrl(id) },
      worthSendingHours: LINK_HOURS,
      headers: this.links.unsubscribeHeaders(id),
    });
    return true;
  }

  /** Parallel requests may exceed the cap by the number of connections. */
  async #isHourFull(manager: EntityManager): Promise<boolean> {
    const most = this.config.newsletter.optInMailsPerHour;
    const isFull = (await countOptInMailsOfHour(manager, most)) >= most;
    if (isFull) this.logger.warn({ most }, 'opt-in mails of this hour are used up');
    return isFull;
  }
}
