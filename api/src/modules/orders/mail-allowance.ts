import type { EntityManager } from 'typeorm';

const MOST_MAILS_A_DAY = 5;

/**
 * Whether an address may get another mail of a kind: anyone can type anyone's address into a form. What the mail
 * is about is stored and answered all the same. Take it before the mail is queued, in the same transaction.
 */
export async function mayBeMailed(manager: EntityManager, email: string, template: string): Promise<boolean> {
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count FROM mails
     WHERE recipient = $1 AND template = $2 AND created_at > now() - interval '1 day'`,
    [email, template],
  );
  return (row?.count ?? 0) < MOST_MAILS_A_DAY;
}
