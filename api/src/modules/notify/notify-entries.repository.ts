import type { EntityManager } from 'typeorm';
import type { NotifyPurpose } from './notify-entry.entity';

/** Number of entries and newest id of each purpose; purposes without entries have no row. */
export function countNotifyEntries(
  manager: EntityManager,
): Promise<{ purpose: NotifyPurpose; count: number; newest_id: string }[]> {
  return manager.query(
    'SELECT purpose, count(*)::int AS count, max(id)::text AS newest_id FROM notify_entries GROUP BY purpose',
  );
}
