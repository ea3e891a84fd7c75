import { Inject, Injectable } from '@nestjs/common';
import { pause } from '@stillsam/http-server/repeat';
import type { Logger } from 'pino';
import { errorText } from '@stillsam/http-server/error-text';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { MAIL_TRANSPORT, isPermanentRefusal, type MailTransport } from './mail-transport';
import type { MailEntity } from './mail.entity';
import { Outbox } from './outbox';

const IDLE_MS = 1000;
const TIDY_MS = 60 * 60 * 1000;

/**
 * Sends the mails of the outbox, one at a time.
 *
 * Delivery is exactly once, but for one gap in SMTP. The server accepts a mail with its response to the last line,
 * and a process that dies between that response and the commit cannot record it. A process that is killed before
 * the response has sent nothing, and the row is due again when its lease ends. In the gap the mail is sent twice
 * rather than never, with the same Message-ID, by which receivers drop the duplicate. When the database is down in
 * the gap, the worker retries the commit for as long as the process lives.
 */
@Injectable()
export class OutboxWorker extends RepeatedTask {
  #tidyAt = 0;

  constructor(
    private readonly outbox: Outbox,
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
      await this.outbox.tidy();
      this.#tidyAt = performance.now() + TIDY_MS;
    }
    if (!this.transport) return IDLE_MS;
    const claim = await this.outbox.claim(IDLE_MS);
    if ('waitMs' in claim) return claim.waitMs;
    await this.#send(this.transport, claim.mail, signal);
    return 0;
  }

  async #send(transport: MailTransport, mail: MailEntity, signal: AbortSignal): Promise<void> {
    const { id, template, attempts } = mail;
    try {
      await transport.send(mail);
    } catch (error) {
      this.logger.warn({ mail: id, template, attempts, reason: codeOf(error) }, 'a mail was not sent');
      await record(() => this.outbox.markFailed(mail, errorText(error), isPermanentRefusal(error)), signal);
      return;
    }
    await record(() => this.outbox.markSent(mail), signal);
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
