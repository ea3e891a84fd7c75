import type { EntityManager } from 'typeorm';

/** @param tokenHash of the link's token. @param hours how long the link is valid. */
export async function addConfirmation(
  manager: EntityManager,
  tokenHash: string,
  subscriberId: string,
  hours: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_confirmations (token_hash, subscriber_id, expires_at)
     VALUES (decode($1, 'hex'), $2, now() + make_interval(hours => $3))`,
    [tokenHash, subscriberId, hours],
  );
}

/** The id of the subscriber whom a valid link confirms. */
export async function findSubscriberOfConfirmation(
  manager: EntityManager,
  tokenHash: string,
): Promise<string | undefined> {
  const [link]: { subscriber_id: string }[] = await manager.query(
    `SELECT subscriber_id FROM newsletter_confirmations WHERE token_hash = decode($1, 'hex') AND expires_at > now()`,
    [tokenHash],
  );
  return link?.subscriber_id;
}

/** Deletes a link when it is used. @returns whether it was still valid. */
export async function useConfirmation(manager: EntityManager, tokenHash: string): Promise<boolean> {
  const [used]: [unknown[], number] = await manager.query(
    `DELETE FROM newsletter_confirmations WHERE token_hash = decode($1, 'hex') AND expires_at > now() RETURNING true`,
    [tokenHash],
  );
  return used.length > 0;
}

/** Deletes all links of these subscribers. */
export async function deleteConfirmations(manager: EntityManager, subscriberIds: string[]): Promise<void> {
  await manager.query(`DELETE FROM newsletter_confirmations WHERE subscriber_id = ANY ($1)`, [subscriberIds]);
}

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
