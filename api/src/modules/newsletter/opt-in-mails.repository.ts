import type { EntityManager } from 'typeorm';

/** Counts opt-in mails to an address: of one kind within `recentMinutes`, and of all within a day. */
export async function countOptInMails(
  manager: EntityManager,
  emailHash: Buffer,
  kind: string,
  recentMinutes: number,
): Promise<{ recent: number; today: number }> {
  const [sent]: { recent: number; today: number }[] = await manager.query(
    `SELECT count(*) FILTER (WHERE kind = $2 AND sent_at > now() - make_interval(mins => $3))::integer AS recent,
            count(*)::integer AS today
     FROM newsletter_opt_in_mails WHERE email_hash = $1 AND sent_at > now() - interval '1 day'`,
    [emailHash, kind, recentMinutes],
  );
  return sent ?? { recent: 0, today: 0 };
}

/** Counts opt-in mails to all addresses within the last hour; the count stops at `limit`. */
export async function countOptInMailsOfHour(manager: EntityManager, limit: number): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count FROM (
       SELECT FROM newsletter_opt_in_mails WHERE sent_at > now() - interval '1 hour' LIMIT $1
     ) AS sent`,
    [limit],
  );
  return row?.count ?? 0;
}

export async function addOptInMail(manager: EntityManager, emailHash: Buffer, kind: string): Promise<void> {
  await manager.query(`INSERT INTO newsletter_opt_in_mails (email_hash, kind) VALUES ($1, $2)`, [
    emailHash,
    kind,
  ]);
}

/** Times of opt-in mails to an address, oldest first. */
export async function findOptInMails(manager: EntityManager, emailHash: Buffer): Promise<Date[]> {
  const rows: { sent_at: Date }[] = await manager.query(
    'SELECT sent_at FROM newsletter_opt_in_mails WHERE email_hash = $1 ORDER BY sent_at',
    [emailHash],
  );
  return rows.map(({ sent_at }) => sent_at);
}

export async function deleteOptInMails(manager: EntityManager, emailHash: Buffer): Promise<void> {
  await manager.query('DELETE FROM newsletter_opt_in_mails WHERE email_hash = $1', [emailHash]);
}
