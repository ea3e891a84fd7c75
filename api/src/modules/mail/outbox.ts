import { Inject, Injectable } from '@nestjs/common';
import { keptInterval } from '../../common/kept-periods';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { MailEntity } from './mail.entity';

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
      const [due]: { id: string }[] = await manager.query(
        `SELECT id FROM mails WHERE status = 'queued' AND due_at <= now() AND expires_at > now()
         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!due) return { waitMs: idleMs };
      const gap = 1 / this.config.mail.perSecond;
      // One row for all processes: the pace holds however many there are.
      const [turns]: [unknown[], number] = await manager.query(
        `UPDATE mail_pace SET next_at = now() + make_interval(secs => $1) WHERE next_at <= now() RETURNING true`,
        [gap],
      );
      if (turns.length === 0) return { waitMs: gap * 1000 };
      await manager.query(
        `UPDATE mails SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2) WHERE id = $1`,
        [due.id, LEASE_SECONDS],
      );
      return { mail: await manager.findOneByOrFail(MailEntity, { id: due.id }) };
    });
  }

  /** The bodies go at once: they hold names and links with tokens, and nobody needs them any more. */
  async markSent({ id, attempts }: MailEntity): Promise<void> {
    await this.database.source.query(
      `UPDATE mails SET status = 'sent', finished_at = now(), text = NULL, html = NULL, headers = '{}',
         last_error = NULL
       WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
      [id, attempts],
    );
  }

  /** Tries again later, or gives up: when it is no use, or when the mail would be worth nothing by then. */
  async markFailed({ id, attempts }: MailEntity, reason: string, isPermanent: boolean): Promise<void> {
    const pause = pauseAfter(attempts, this.config.mail.retrySeconds);
    await this.database.source.query(
      `UPDATE mails SET last_error = $3, due_at = now() + make_interval(secs => $4)
       WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
      [id, attempts, reason.slice(0, LONGEST_REASON), pause],
    );
    if (isPermanent) await this.#giveUp('id = $1 AND attempts = $2', [id, attempts]);
    else await this.#giveUp('id = $1 AND attempts = $2 AND due_at >= expires_at', [id, attempts]);
  }

  /** Gives up what has expired, and forgets what nobody will ask about. */
  async tidy(): Promise<void> {
    if (this.config.mail.smtpUrl) await this.#giveUp('expires_at <= now() AND due_at <= now()', []);
    else
      await this.database.source.query(
        `DELETE FROM mails WHERE created_at < now() - make_interval(days => $1)`,
        [KEPT_DAYS_WITHOUT_TRANSPORT],
      );
    await this.database.source.query(
      `DELETE FROM mails WHERE finished_at < now() - ${keptInterval('mails')}`,
    );
  }

  async #giveUp(condition: string, values: unknown[]): Promise<void> {
    await this.database.source.query(
      `UPDATE mails SET status = 'failed', finished_at = now(), text = NULL, html = NULL, headers = '{}',
         last_error = coalesce(last_error, 'expired')
       WHERE status = 'queued' AND ${condition}`,
      values,
    );
  }
}

/** Doubles with each attempt, from the first pause up to an hour. */
export function pauseAfter(attempts: number, firstPauseSeconds: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, firstPauseSeconds * 2 ** Math.min(attempts - 1, 20));
}
