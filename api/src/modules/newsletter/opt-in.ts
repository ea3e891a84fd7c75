import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { LOGGER } from '../../observability/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { newSecretToken } from '../../text/secret-token';
import { MailService } from '../mail/mail.service';
import { addConfirmation, addOptInMail, countOptInMails, countOptInMailsOfHour } from './opt-in.repository';
import type { ConsentSubject } from './consents.repository';
import { NewsletterKeys } from './newsletter-keys';
import { NewsletterLinks } from './newsletter-links';
import { optInMail } from './newsletter.mails';
import { Suppressions } from './suppressions.repository';

export const LINK_HOURS = 48;
const PAUSE_MINUTES = 15;
const MAX_PER_DAY = 3;
const NEWSLETTER = 'newsletter';

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
  async isAllowed(manager: EntityManager, email: string, kind = NEWSLETTER): Promise<boolean> {
    const sent = await countOptInMails(manager, this.keys.hashAddress(email), kind, PAUSE_MINUTES);
    if (sent.recent > 0 || sent.today >= MAX_PER_DAY) return false;
    return !(await this.suppressions.isFinal(manager, email));
  }

  /** Enqueues the mail with a new link. @returns false when a limit is reached. */
  async send(manager: EntityManager, { id, email }: ConsentSubject): Promise<boolean> {
    if (!(await this.claimMail(manager, email))) return false;
    const { token, hash } = newSecretToken();
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

  /**
   * Counts a mail that is about to be enqueued: at most one of its kind in 15 minutes and three of all kinds a day to an
   * address. @returns false when a limit is reached.
   */
  async claimMail(manager: EntityManager, email: string, kind = NEWSLETTER): Promise<boolean> {
    if (!(await this.isAllowed(manager, email, kind)) || (await this.#isHourFull(manager))) return false;
    await addOptInMail(manager, this.keys.hashAddress(email), kind);
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
