import type { EntityManager } from 'typeorm';
import type { NotifyPurpose } from './notify-entry.entity';

/** How many entries each purpose has, and the id of its newest; purposes without entries are left out. */
export function countNotifyEntries(
  manager: EntityManager,
): Promise<{ purpose: NotifyPurpose; count: number; newest_id: string }[]> {
  return manager.query(
    'SELECT purpose, count(*)::int AS count, max(id)::text AS newest_id FROM notify_entries GROUP BY purpose',
  );
}
