import type { EntityManager } from 'typeorm';
import type { NotifyPurpose } from './notify-entry.entity';

interface PurposeCount {
  purpose: NotifyPurpose;
  count: number;
  confirmed: number;
  newest_id: string | null;
}

/** Entries of each purpose, and the newest confirmed one; purposes without entries have no row. */
export function countNotifyEntries(manager: EntityManager): Promise<PurposeCount[]> {
  return manager.query(
    `SELECT purpose, count(*)::int AS count, count(confirmed_at)::int AS confirmed,
            (max(id) FILTER (WHERE confirmed_at IS NOT NULL))::text AS newest_id
     FROM notify_entries GROUP BY purpose`,
  );
}

/** @param tokenHash of the link that confirms the entry. @param hours how long the link is valid. */
export async function setNotifyToken(
  manager: EntityManager,
  id: string,
  tokenHash: Buffer,
  hours: number,
): Promise<void> {
  await manager.query(
    `UPDATE notify_entries SET token_hash = $2, token_expires_at = now() + make_interval(hours => $3)
     WHERE id = $1`,
    [id, tokenHash, hours],
  );
}

/** Uses a link once. @returns whether it was valid. */
export async function confirmNotifyEntry(manager: EntityManager, tokenHash: Buffer): Promise<boolean> {
  const [confirmed]: [unknown[], number] = await manager.query(
    `UPDATE notify_entries
     SET id = DEFAULT, confirmed_at = now(), token_hash = NULL, token_expires_at = NULL
     WHERE token_hash = $1 AND token_expires_at > now() RETURNING true`,
    [tokenHash],
  );
  return confirmed.length > 0;
}
