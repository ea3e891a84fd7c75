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
 * Sends what is in the outbox, one mail at a time.
 *
 * How often a mail arrives: once, but for one gap that SMTP leaves open. The server takes a mail over with its
 * answer to the last line; whoever dies between that answer and the commit that records it cannot know. A process
 * that is killed before the answer has sent nothing, and the row comes due again when its lease ends. In the gap the
 * mail is sent a second time rather than never, with the same Message-ID, by which receivers tell a repetition.
 * A database that is away in the gap is waited for, for as long as this process lives.
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

  /** Ends what was begun; what was not begun waits in the outbox. */
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
        // That the database is away is told by those who connect to it.
        if (!hasWarned && !isDatabaseUnavailable(error))
          this.logger.warn({ reason: nameOf(error) }, 'the outbox cannot be read');
        hasWarned = true;
        await this.#pause(IDLE_MS);
      }
    }
  }

  /** @returns milliseconds until the next step is worth while. */
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

  /** Keeps at it: the next mail must not be claimed before this one's fate is written down. */
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

/** For the log: a server's answer may quote the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return (
    [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')].filter(Boolean).join(' ') || error.name
  );
}
