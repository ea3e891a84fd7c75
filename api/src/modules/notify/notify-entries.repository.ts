import type { EntityManager } from 'typeorm';
import { countRows, sumOf } from '../../database/rows';
import { NOTIFY_PURPOSES, type NotifyPurpose } from './notify-entry.entity';

interface PurposeCount {
  purpose: NotifyPurpose;
  count: number;
  confirmed: number;
  newest_id: string | null;
}

/** Entries of each purpose, and the newest confirmed one. */
export async function countNotifyEntries(manager: EntityManager): Promise<PurposeCount[]> {
  const counts = await countRows(manager, 'notify_entries');
  const newest: Pick<PurposeCount, 'purpose' | 'newest_id'>[] = await manager.query(
    `SELECT purpose, (SELECT id::text FROM notify_entries AS entry
       WHERE entry.purpose = list.purpose AND confirmed_at IS NOT NULL ORDER BY entry.id DESC LIMIT 1) AS newest_id
     FROM unnest($1::text[]) AS list (purpose)`,
    [NOTIFY_PURPOSES],
  );
  return newest.map(({ purpose, newest_id }) => {
    const confirmed = sumOf(counts, [`${purpose}:confirmed`]);
    return { purpose, count: confirmed + sumOf(counts, [purpose]), confirmed, newest_id };
  });
}

/** Uses a link once. @returns whether it was valid. */
export async function confirmNotifyEntry(manager: EntityManager, tokenHash: string): Promise<boolean> {
  const [confirmed]: [unknown[], number] = await manager.query(
    `UPDATE notify_entries
     SET id = DEFAULT, confirmed_at = now(), token_hash = NULL, token_expires_at = NULL
     WHERE token_hash = decode($1, 'hex') AND token_expires_at > now() RETURNING true`,
    [tokenHash],
  );
  return confirmed.length > 0;
}
