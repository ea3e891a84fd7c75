import { Inject, Injectable } from '@nestjs/common';
import { errorText } from '@stillsam/http-server/error-text';
import { pause } from '@stillsam/http-server/repeat';
import type { Logger } from 'pino';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { BusinessService } from '../business/business.service';
import { MAIL_TRANSPORT, pauseAfter, readFailure, type MailTransport } from './mail-transport';
import { MailEntity } from './mail.entity';
import { OWED_TEMPLATES } from './mail.service';
import {
  deleteFinishedMails,
  deleteMailsOlderThan,
  leaseMail,
  lockDueMail,
  markExpiredMailsFailed,
  markMailSent,
  storeFailure,
  takeTurn,
} from './mails.repository';

const IDLE_MS = 1000;
const TIDY_MS = 60 * 60 * 1000;
/** Longer than the slowest exchange within the transport's timeouts, see {@link createTransport}. */
const LEASE_SECONDS = 180;
const MAX_PAUSE_SECONDS = 3600;
const KEPT_DAYS_WITHOUT_TRANSPORT = 30;
const MAX_REASON_LENGTH = 500;
/** Mails that their recipient has a right to. */
const SENT_WHILE_CLOSED: readonly string[] = [...OWED_TEMPLATES, 'erasure-receipt'];

/** A mail to send, or the time until the next claim. */
type Claim = { mail: MailEntity } | { waitMs: number };

/**
 * Sends the mails of the queue in the table `mails`, one at a time. A claim moves `due_at` past the longest time an
 * attempt can take: no state means 'being sent', so nothing has to be repaired after a crash, and the row is due again
 * by itself.
 *
 * Delivery is exactly once, but for one gap in SMTP. The server accepts a mail with its response to the last line,
 * and a process that dies between that response and the commit cannot record it. A process that is killed before
 * the response has sent nothing, and the row is due again when its lease ends. In the gap the mail is sent twice
 * rather than never, with the same Message-ID, by which receivers drop the duplicate. When the database is down in
 * the gap, the process retries the commit for as long as it lives.
 */
@Injectable()
export class Outbox extends RepeatedTask {
  #tidyAt = 0;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly business: BusinessService,
    private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | undefined,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    return {
      run: (signal) => this.#step(signal),
      everyMs: IDLE_MS,
      firstMs: 0,
      onFailure: (error) => {
        // `Database` logs that it cannot connect.
        if (!isDatabaseUnavailable(error))
          this.logger.warn({ reason: errorText(error) }, 'the outbox cannot be read');
      },
    };
  }

  /** @returns milliseconds until the next step. */
  async #step(signal: AbortSignal): Promise<number> {
    if (performance.now() >= this.#tidyAt) {
      await this.#tidy();
      this.#tidyAt = performance.now() + TIDY_MS;
    }
    if (!this.transport) return IDLE_MS;
    const claim = await this.#claim();
    if ('waitMs' in claim) return claim.waitMs;
    await this.#send(this.transport, claim.mail, signal);
    return 0;
  }

  /** Marks expired mails as failed, and deletes mails past their retention period. */
  async #tidy(): Promise<void> {
    const { manager } = this.database;
    if (this.transport) await markExpiredMailsFailed(manager);
    else await deleteMailsOlderThan(manager, KEPT_DAYS_WITHOUT_TRANSPORT);
    await deleteFinishedMails(manager);
  }

  /**
   * Claims the mail that has been due longest, unless another process sent one too recently. A public site that does
   * not say who runs it sends only what the law owes to the recipient.
   */
  #claim(): Promise<Claim> {
    return this.database.transaction(async (manager) => {
      const isOpen = (await this.business.missing(manager)).length === 0;
      const id = await lockDueMail(manager, isOpen ? undefined : SENT_WHILE_CLOSED);
      if (!id) return { waitMs: IDLE_MS };
      const gap = 1 / this.config.mail.perSecond;
      if (!(await takeTurn(manager, gap))) return { waitMs: gap * 1000 };
      await leaseMail(manager, id, LEASE_SECONDS);
      return { mail: await manager.findOneByOrFail(MailEntity, { id }) };
    });
  }

  async #send(transport: MailTransport, mail: MailEntity, signal: AbortSignal): Promise<void> {
    const { id, template, attempts } = mail;
    const { manager } = this.database;
    try {
      await transport.send(mail);
    } catch (error) {
      this.logger.warn({ mail: id, template, attempts, reason: codeOf(error) }, 'a mail was not sent');
      const failure = {
        reason: errorText(error).slice(0, MAX_REASON_LENGTH),
        pauseSeconds: pauseAfter(attempts - 1, {
          first: this.config.mail.retrySeconds,
          most: MAX_PAUSE_SECONDS,
        }),
        isPermanent: readFailure(error).kind === 'refused',
      };
      await record(() => storeFailure(manager, mail, failure), signal);
      return;
    }
    await record(() => markMailSent(manager, mail), signal);
  }
}

/** Retries until it succeeds: the next mail must not be claimed before this one's outcome is stored. */
async function record(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted) throw error;
      await pause(IDLE_MS, signal);
    }
  }
}

/** The reason without the address, for the log: a server's response may quote it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return (
    [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')].filter(Boolean).join(' ') || error.name
  );
}
