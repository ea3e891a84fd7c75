import type { EntityManager } from 'typeorm';

export type SuppressionReason = 'unsubscribed' | 'refused' | 'bounced' | 'complained' | 'erased';

/** @param lasting reasons that are not replaced. */
export async function addSuppressions(
  manager: EntityManager,
  emailHashes: Buffer[],
  reason: SuppressionReason,
  lasting: readonly SuppressionReason[],
): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_suppressions (email_hash, reason)
     SELECT hash, $2 FROM unnest($1::bytea[]) AS hash ORDER BY hash
     ON CONFLICT (email_hash) DO UPDATE SET reason = excluded.reason, created_at = now()
     WHERE newsletter_suppressions.reason <> ALL ($3)`,
    [emailHashes, reason, lasting],
  );
}

export async function deleteSuppression(manager: EntityManager, emailHash: Buffer): Promise<void> {
  await manager.query(`DELETE FROM newsletter_suppressions WHERE email_hash = $1`, [emailHash]);
}

/** Deletes those whose reason is that they were unsubscribed. @returns their hashes. */
export async function deleteUnsubscribed(manager: EntityManager, emailHashes: Buffer[]): Promise<Buffer[]> {
  const [rows]: [{ email_hash: Buffer }[], number] = await manager.query(
    `DELETE FROM newsletter_suppressions WHERE email_hash = ANY ($1) AND reason = 'unsubscribed'
     RETURNING email_hash`,
    [emailHashes],
  );
  return rows.map(({ email_hash }) => email_hash);
}

export async function findSuppressionReason(
  manager: EntityManager,
  emailHash: Buffer,
): Promise<SuppressionReason | null> {
  const [row]: { reason: SuppressionReason }[] = await manager.query(
    `SELECT reason FROM newsletter_suppressions WHERE email_hash = $1`,
    [emailHash],
  );
  return row?.reason ?? null;
}

/** Which of these hashes are suppressed. */
export async function findSuppressed(manager: EntityManager, emailHashes: Buffer[]): Promise<Buffer[]> {
  const rows: { email_hash: Buffer }[] = await manager.query(
    `SELECT email_hash FROM newsletter_suppressions WHERE email_hash = ANY ($1)`,
    [emailHashes],
  );
  return rows.map(({ email_hash }) => email_hash);
}
