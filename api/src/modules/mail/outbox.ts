import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { BusinessService } from '../business/business.service';
import { MailEntity } from './mail.entity';
import { OWED_TEMPLATES } from './mail.service';
import {
  delayMail,
  deleteFinishedMails,
  deleteMailsOlderThan,
  leaseMail,
  lockDueMail,
  markExpiredMailsFailed,
  markMailFailed,
  markMailFailedIfExpiring,
  markMailSent,
  takeTurn,
} from './mails.repository';

/** Longer than the slowest exchange within the transport's timeouts, see {@link createTransport}. */
export const LEASE_SECONDS = 180;
const MAX_PAUSE_SECONDS = 3600;
const KEPT_DAYS_WITHOUT_TRANSPORT = 30;
const MAX_REASON_LENGTH = 500;
/** Mails that their recipient has a right to. */
const SENT_WHILE_CLOSED: readonly string[] = [...OWED_TEMPLATES, 'erasure-receipt'];

/** A mail to send, or the time until the next claim. */
export type Claim = { mail: MailEntity } | { waitMs: number };

/**
 * The queue in the table `mails`. A claim moves `due_at` past the longest time an attempt can take: no state means
 * 'being sent', so nothing has to be repaired after a crash, and the row is due again by itself.
 */
@Injectable()
export class Outbox {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly business: BusinessService,
    private readonly database: Database,
  ) {}

  /**
   * Claims the mail that has been due longest, unless another process sent one too recently. A public site that does
   * not say who runs it sends only what the law owes to the recipient.
   */
  claim(idleMs: number): Promise<Claim> {
    return this.database.transaction(async (manager) => {
      const isOpen = (await this.business.missing(manager)).length === 0;
      const id = await lockDueMail(manager, isOpen ? undefined : SENT_WHILE_CLOSED);
      if (!id) return { waitMs: idleMs };
      const gap = 1 / this.config.mail.perSecond;
      if (!(await takeTurn(manager, gap))) return { waitMs: gap * 1000 };
      await leaseMail(manager, id, LEASE_SECONDS);
      return { mail: await manager.findOneByOrFail(MailEntity, { id }) };
    });
  }

  /** Deletes the bodies at once, because they hold names and links with tokens. */
  markSent(mail: MailEntity): Promise<void> {
    return markMailSent(this.#manager, mail);
  }

  /** Schedules a retry, or marks the mail as failed when the refusal is permanent or the mail expires before. */
  async markFailed(mail: MailEntity, reason: string, isPermanent: boolean): Promise<void> {
    const pause = pauseAfter(mail.attempts, this.config.mail.retrySeconds);
    await delayMail(this.#manager, mail, reason.slice(0, MAX_REASON_LENGTH), pause);
    if (isPermanent) await markMailFailed(this.#manager, mail);
    else await markMailFailedIfExpiring(this.#manager, mail);
  }

  /** Marks expired mails as failed, and deletes mails past their retention period. */
  async tidy(): Promise<void> {
    if (this.config.mail.smtpUrl) await markExpiredMailsFailed(this.#manager);
    else await deleteMailsOlderThan(this.#manager, KEPT_DAYS_WITHOUT_TRANSPORT);
    await deleteFinishedMails(this.#manager);
  }

  get #manager(): EntityManager {
    return this.database.source.manager;
  }
}

/** Doubles with each attempt, from the first pause up to an hour. */
export function pauseAfter(attempts: number, firstPauseSeconds: number): number {
  return Math.min(MAX_PAUSE_SECONDS, firstPauseSeconds * 2 ** Math.min(attempts - 1, 20));
}
