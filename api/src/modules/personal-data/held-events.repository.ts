import type { EntityManager } from 'typeorm';
import type { HeldEventDto } from './personal-data.dto';

/** The target of an entry in the audit log: the area of the call, and an id or keyed hash in it. */
export interface EventTarget {
  area: string;
  target: string;
}

/** The newest entries about any of these targets, newest first. */
export function findEventsAbout(
  manager: EntityManager,
  targets: EventTarget[],
  limit: number,
): Promise<HeldEventDto[]> {
  return manager.query(
    `SELECT at, action, outcome FROM audit_log AS entry
     WHERE EXISTS (
       SELECT FROM unnest($1::text[], $2::text[]) AS named (area, target)
       WHERE split_part(entry.action, '_', 1) = named.area
         AND named.target = ANY (string_to_array(entry.target, ',')))
     ORDER BY id DESC LIMIT $3`,
    [targets.map(({ area }) => area), targets.map(({ target }) => target), limit],
  );
}
