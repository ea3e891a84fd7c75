import { LessThan, type EntityManager } from 'typeorm';
import { keptInterval } from '../retention/kept-periods';
import type { MailEntity } from './mail.entity';

/** One attempt to send a mail: a later attempt has another number. */
type Attempt = Pick<MailEntity, 'id' | 'attempts'>;

/** A queued mail is sent within seconds where a mail server takes it. */
const LATE_MS = 15 * 60_000;

const MARK_FAILED = `UPDATE mails SET status = 'failed', finished_at = now(), text = NULL, html = NULL, headers = '{}',
   last_error = coalesce(last_error, 'expired')
 WHERE status = 'queued'`;

/** Mails that should have been sent by now. */
export const lateMails = (now: Date) =>
  ({ status: 'queued', createdAt: LessThan(new Date(now.getTime() - LATE_MS)) }) as const;

/**
 * Locks the mail that has been due longest; mails that other processes have locked are skipped.
 *
 * @param templates the only ones that may be sent; all when left out.
 * @returns its id.
 */
export async function lockDueMail(
  manager: EntityManager,
  templates?: readonly string[],
): Promise<string | undefined> {
  const [due]: { id: string }[] = await manager.query(
    `SELECT id FROM mails WHERE status = 'queued' AND due_at <= now() AND expires_at > now()
       AND ($1::text[] IS NULL OR template = ANY ($1))
     ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [templates ?? null],
  );
  return due?.id;
}

/**
 * Takes the next turn to send. All processes share one row, so the rate limit holds for all of them.
 *
 * @param gapSeconds until the turn after this one.
 * @returns false when the last turn was too recent.
 */
export async function takeTurn(manager: EntityManager, gapSeconds: number): Promise<boolean> {
  const [turns]: [unknown[], number] = await manager.query(
    `UPDATE mail_pace SET next_at = now() + make_interval(secs => $1) WHERE next_at <= now() RETURNING true`,
    [gapSeconds],
  );
  return turns.length > 0;
}

/** Counts an attempt, and moves `due_at` past the end of the lease. */
export async function leaseMail(manager: EntityManager, id: string, leaseSeconds: number): Promise<void> {
  await manager.query(
    `UPDATE mails SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2) WHERE id = $1`,
    [id, leaseSeconds],
  );
}

/** Marks a mail as sent, and deletes its body. */
export async function markMailSent(manager: EntityManager, { id, attempts }: Attempt): Promise<void> {
  await manager.query(
    `UPDATE mails SET status = 'sent', finished_at = now(), text = NULL, html = NULL, headers = '{}',
       last_error = NULL
     WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
    [id, attempts],
  );
}

/** Stores the reason of a failed attempt. The mail is due after the pause, or has failed where it expires before. */
export async function storeFailure(
  manager: EntityManager,
  { id, attempts }: Attempt,
  { reason, pauseSeconds, isPermanent }: { reason: string; pauseSeconds: number; isPermanent: boolean },
): Promise<void> {
  await manager.query(
    `UPDATE mails SET last_error = $3, due_at = now() + make_interval(secs => $4)
     WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
    [id, attempts, reason, pauseSeconds],
  );
  await manager.query(`${MARK_FAILED} AND id = $1 AND attempts = $2 AND ($3 OR due_at >= expires_at)`, [
    id,
    attempts,
    isPermanent,
  ]);
}

/** Marks all mails as failed that are due and have expired, and deletes their bodies. */
export async function markExpiredMailsFailed(manager: EntityManager): Promise<void> {
  await manager.query(`${MARK_FAILED} AND expires_at <= now() AND due_at <= now()`);
}

export async function deleteMailsOlderThan(manager: EntityManager, days: number): Promise<void> {
  await manager.query(`DELETE FROM mails WHERE created_at < now() - make_interval(days => $1)`, [days]);
}

/** Deletes sent and failed mails past their retention period. */
export async function deleteFinishedMails(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM mails WHERE finished_at < now() - ${keptInterval('mails')}`);
}

/** Deletes every mail to an address but queued ones of the templates in `exceptQueued`. */
export async function deleteMailsTo(
  manager: EntityManager,
  recipient: string,
  exceptQueued: readonly string[],
): Promise<void> {
  await manager.query(
    `DELETE FROM mails WHERE recipient = $1 AND NOT (status = 'queued' AND template = ANY ($2))`,
    [recipient, exceptQueued],
  );
}

/**
 * Counts queued mails of a template: to one recipient within a day, and to all within an hour; the latter count
 * stops at `limit`.
 */
export async function countRecentMails(
  manager: EntityManager,
  { recipient, template, limit }: { recipient: string; template: string; limit: number },
): Promise<{ own: number; all: number }> {
  const [row]: { own: number; all: number }[] = await manager.query(
    `SELECT
       (SELECT count(*)::integer FROM mails
        WHERE recipient = $1 AND template = $2 AND created_at > now() - interval '1 day') AS own,
       (SELECT count(*)::integer FROM (
          SELECT FROM mails WHERE template = $2 AND created_at > now() - interval '1 hour' LIMIT $3
        ) AS recent) AS all`,
    [recipient, template, limit],
  );
  return row ?? { own: 0, all: 0 };
}

/** Addresses of the latest mails of a kind that were written together. */
export async function findLatestRecipients(manager: EntityManager, template: string): Promise<string[]> {
  const rows: { recipient: string }[] = await manager.query(
    `SELECT recipient FROM mails WHERE template = $1
       AND created_at = (SELECT max(created_at) FROM mails WHERE template = $1) ORDER BY id`,
    [template],
  );
  return rows.map(({ recipient }) => recipient);
}
