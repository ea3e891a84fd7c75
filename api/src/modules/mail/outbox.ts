import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { MailEntity } from './mail.entity';
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

/** Longer than the slowest exchange that the transport's timeouts allow, see {@link createTransport}. */
export const LEASE_SECONDS = 180;
const LONGEST_PAUSE_SECONDS = 3600;
const KEPT_DAYS_WITHOUT_TRANSPORT = 30;
const LONGEST_REASON = 500;

/** A mail to send, or how long to wait before asking again. */
export type Claim = { mail: MailEntity } | { waitMs: number };

/**
 * The queue that the table `mails` is. A row is claimed by moving `due_at` past the longest time an attempt can
 * take: no state says 'being sent', so nothing has to be put right after a crash; the row just comes due again.
 */
@Injectable()
export class Outbox {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
  ) {}

  /** Takes the mail that has waited longest, unless another process sent one too short a time ago. */
  claim(idleMs: number): Promise<Claim> {
    return this.database.transaction(async (manager) => {
      const id = await lockDueMail(manager);
      if (!id) return { waitMs: idleMs };
      const gap = 1 / this.config.mail.perSecond;
      if (!(await takeTurn(manager, gap))) return { waitMs: gap * 1000 };
      await leaseMail(manager, id, LEASE_SECONDS);
      return { mail: await manager.findOneByOrFail(MailEntity, { id }) };
    });
  }

  /** The bodies go at once: they hold names and links with tokens, and nobody needs them any more. */
  markSent(mail: MailEntity): Promise<void> {
    return markMailSent(this.#manager, mail);
  }

  /** Tries again later, or gives up: when it is no use, or when the mail would be worth nothing by then. */
  async markFailed(mail: MailEntity, reason: string, isPermanent: boolean): Promise<void> {
    const pause = pauseAfter(mail.attempts, this.config.mail.retrySeconds);
    await delayMail(this.#manager, mail, reason.slice(0, LONGEST_REASON), pause);
    if (isPermanent) await markMailFailed(this.#manager, mail);
    else await markMailFailedIfExpiring(this.#manager, mail);
  }

  /** Gives up what has expired, and forgets what nobody will ask about. */
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
  return Math.min(LONGEST_PAUSE_SECONDS, firstPauseSeconds * 2 ** Math.min(attempts - 1, 20));
}
