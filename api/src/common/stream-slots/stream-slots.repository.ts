import type { EntityManager } from 'typeorm';

/** Advisory lock that serialises the count and the insert of a slot. */
const SLOT_LOCK = 4_300_003;

export interface Slot {
  id: string;
  /** Hash of the net address. */
  net: string;
}

/** Serialises slots until the end of the transaction. */
export async function lockSlots(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SLOT_LOCK]);
}

/** Counts live slots, those of a net and all. */
export async function countSlots(manager: EntityManager, net: string): Promise<{ own: number; all: number }> {
  const [row]: { own: number; all: number }[] = await manager.query(
    `SELECT count(*) FILTER (WHERE net = $1)::int AS own, count(*)::int AS all
     FROM stream_slots WHERE expires_at > now()`,
    [net],
  );
  return row ?? { own: 0, all: 0 };
}

export async function insertSlot(
  manager: EntityManager,
  process: string,
  { id, net }: Slot,
  leaseSeconds: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO stream_slots (id, process, net, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
    [id, process, net, leaseSeconds],
  );
}

/**
 * Makes the rows of a process those that it holds, each with a new lease. Rows may be missing, after a crash of the
 * database, or be left over, from streams that ended while it was away. Expired rows of any process go too.
 */
export async function renewSlots(
  manager: EntityManager,
  process: string,
  held: readonly Slot[],
  leaseSeconds: number,
): Promise<void> {
  const ids = held.map(({ id }) => id);
  await manager.query(
    'DELETE FROM stream_slots WHERE expires_at <= now() OR (process = $1 AND id <> ALL ($2::uuid[]))',
    [process, ids],
  );
  await manager.query(
    `INSERT INTO stream_slots (id, process, net, expires_at)
     SELECT id, $1, net, now() + make_interval(secs => $4) FROM unnest($2::uuid[], $3::text[]) AS held (id, net)
     ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
    [process, ids, held.map(({ net }) => net), leaseSeconds],
  );
}
