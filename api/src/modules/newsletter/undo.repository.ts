import type { EntityManager } from 'typeorm';
import type { LockedSubscriber } from './subscribers.repository';

export async function addUndo(manager: EntityManager, changeId: string, ids: string[]): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_undo (change_id, subscriber_id) SELECT $1, id FROM unnest($2::bigint[]) AS id
     ON CONFLICT (subscriber_id, change_id) DO UPDATE SET changed_at = now()`,
    [changeId, ids],
  );
}

/** Takes the next subscribers of a change that can still be undone, locked, at most `limit`. */
export async function takeUndo(
  manager: EntityManager,
  changeId: string,
  limit: number,
): Promise<LockedSubscriber[]> {
  // The subscriber is locked first, as everywhere: another order could deadlock.
  const taken: LockedSubscriber[] = await manager.query(
    `SELECT s.id, s.email, s.status
     FROM newsletter_undo AS undo JOIN newsletter_subscribers AS s ON s.id = undo.subscriber_id
     WHERE undo.change_id = $1 AND undo.changed_at > now() - interval '1 hour'
     ORDER BY s.id LIMIT $2 FOR UPDATE OF s`,
    [changeId, limit],
  );
  await manager.query('DELETE FROM newsletter_undo WHERE change_id = $1 AND subscriber_id = ANY ($2)', [
    changeId,
    taken.map(({ id }) => id),
  ]);
  return taken;
}

/** A subscriber who unsubscribes, too, is not restored. */
export async function dropUndo(manager: EntityManager, subscriberId: string): Promise<void> {
  await manager.query('DELETE FROM newsletter_undo WHERE subscriber_id = $1', [subscriberId]);
}
