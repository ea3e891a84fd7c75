import type { EntityManager } from 'typeorm';

const MOST_MAILS_A_DAY = 5;
/** To all addresses together: a brake on whoever goes through many. */
const MOST_MAILS_AN_HOUR = 500;

/**
 * Whether an address may get another mail of a kind: anyone can type anyone's address into a form. What the mail
 * is about is stored and answered all the same. Take it before the mail is queued, in the same transaction.
 */
export async function mayBeMailed(manager: EntityManager, email: string, template: string): Promise<boolean> {
  // Two requests for one address take turns: neither sees the other's mail before it is committed.
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${template} ${email}`]);
  const [row]: { own: number; all: number }[] = await manager.query(
    `SELECT
       (SELECT count(*)::integer FROM mails
        WHERE recipient = $1 AND template = $2 AND created_at > now() - interval '1 day') AS own,
       (SELECT count(*)::integer FROM (
          SELECT FROM mails WHERE template = $2 AND created_at > now() - interval '1 hour' LIMIT $3
        ) AS recent) AS all`,
    [email, template, MOST_MAILS_AN_HOUR],
  );
  return row !== undefined && row.own < MOST_MAILS_A_DAY && row.all < MOST_MAILS_AN_HOUR;
}
