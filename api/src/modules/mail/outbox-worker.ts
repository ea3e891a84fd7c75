import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/logger';
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
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #isStopped = false;
  #working: Promise<void> | undefined;
  #wake: () => void = () => {};
  #tidyAt = 0;

  constructor(
    private readonly outbox: Outbox,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | undefined,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#working = this.#work();
  }

  /** Finishes the current mail; the others stay in the outbox. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#working;
  }

  async #work(): Promise<void> {
    let hasWarned = false;
    while (!this.#isStopped) {
      try {
        const waitMs = await this.#step();
        hasWarned = false;
        if (waitMs > 0) await this.#pause(waitMs);
      } catch (error) {
        // `Database` logs that it cannot connect.
        if (!hasWarned && !isDatabaseUnavailable(error))
          this.logger.warn({ reason: nameOf(error) }, 'the outbox cannot be read');
        hasWarned = true;
        await this.#pause(IDLE_MS);
      }
    }
  }

  /** @returns milliseconds until the next step. */
  async #step(): Promise<number> {
    if (performance.now() >= this.#tidyAt) {
      await this.outbox.tidy();
      this.#tidyAt = performance.now() + TIDY_MS;
    }
    if (!this.transport) return IDLE_MS;
    const claim = await this.outbox.claim(IDLE_MS);
    if ('waitMs' in claim) return claim.waitMs;
    await this.#send(this.transport, claim.mail);
    return 0;
  }

  async #send(transport: MailTransport, mail: MailEntity): Promise<void> {
    const { id, template, attempts } = mail;
    try {
      await transport.send(mail);
    } catch (error) {
      this.logger.warn({ mail: id, template, attempts, reason: codeOf(error) }, 'a mail was not sent');
      await this.#record(() => this.outbox.markFailed(mail, nameOf(error), isPermanentRefusal(error)));
      return;
    }
    await this.#record(() => this.outbox.markSent(mail));
  }

  /** Retries until it succeeds: the next mail must not be claimed before this one's outcome is stored. */
  async #record(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (this.#isStopped) throw error;
        await this.#pause(IDLE_MS);
      }
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The reason without the address, for the log: a server's response may quote it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return (
    [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')].filter(Boolean).join(' ') || error.name
  );
}
