import type { EntityManager } from 'typeorm';
import { containing } from '../../contract/search';
import type { PersonRows } from '../../module-registration';
import type { PersonKind, HeldEventDto } from './personal-data.dto';

export interface PersonRow {
  kind: PersonKind;
  id: string;
  email: string;
  name: string;
}

/** The newest rows of each table whose address or name has the text, at most `limit` of each. */
export function findPeople(
  manager: EntityManager,
  sources: PersonRows[],
  text: string,
  limit: number,
): Promise<PersonRow[]> {
  const parts = sources.map(
    ({ kind, table, name, searched }) =>
      `(SELECT '${kind}' AS kind, id::text AS id, email, ${name} AS name FROM ${table}
        WHERE ${searched.map((column) => `${column} ILIKE $1`).join(' OR ')} ORDER BY ${table}.id DESC LIMIT $2)`,
  );
  return manager.query(parts.join(' UNION ALL '), [containing(text), limit]);
}

/** The address of a row; undefined where it is gone. */
export async function findAddress(
  manager: EntityManager,
  { table }: PersonRows,
  id: string,
): Promise<string | undefined> {
  const [row]: { email: string }[] = await manager.query(`SELECT email FROM ${table} WHERE id = $1`, [id]);
  return row?.email;
}

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
