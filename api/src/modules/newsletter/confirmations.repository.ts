import type { EntityManager } from 'typeorm';

/** @param tokenHash of the link's token. @param hours how long the link is valid. */
export async function addConfirmation(
  manager: EntityManager,
  tokenHash: Buffer,
  subscriberId: string,
  hours: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_confirmations (token_hash, subscriber_id, expires_at)
     VALUES ($1, $2, now() + make_interval(hours => $3))`,
    [tokenHash, subscriberId, hours],
  );
}

/** The id of the subscriber whom a valid link confirms. */
export async function findSubscriberOfConfirmation(
  manager: EntityManager,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [link]: { subscriber_id: string }[] = await manager.query(
    `SELECT subscriber_id FROM newsletter_confirmations WHERE token_hash = $1 AND expires_at > now()`,
    [tokenHash],
  );
  return link?.subscriber_id;
}

/** Deletes a link when it is used. @returns whether it was still valid. */
export async function useConfirmation(manager: EntityManager, tokenHash: Buffer): Promise<boolean> {
  const [used]: [unknown[], number] = await manager.query(
    `DELETE FROM newsletter_confirmations WHERE token_hash = $1 AND expires_at > now() RETURNING true`,
    [tokenHash],
  );
  return used.length > 0;
}

/** Deletes all links of these subscribers. */
export async function deleteConfirmations(manager: EntityManager, subscriberIds: string[]): Promise<void> {
  await manager.query(`DELETE FROM newsletter_confirmations WHERE subscriber_id = ANY ($1)`, [subscriberIds]);
}
