import type { EntityManager } from 'typeorm';
import type { BoundedClient } from '../../../database/bounded-pool';

/** Channel of LISTEN and NOTIFY. */
const CONTENT_CHANNEL = 'content_changed';

/** `application_name` of the connection on which each process listens. */
export const LISTENER_NAME = 'stillsam-changes';

const ANNOUNCE = `
  WITH next AS (UPDATE content_state SET version = version + 1 RETURNING version::text)
  SELECT version, pg_notify($1, json_build_object('version', version, 'slugs', $2::json, 'tags', $3::json)::text) FROM next`;

/** Raises the version of content; PostgreSQL notifies every process at the commit. @returns the new version. */
export async function announceChange(
  manager: EntityManager,
  { slugs, tags }: { slugs: string[]; tags: string[] },
): Promise<string> {
  const [row]: { version: string }[] = await manager.query(ANNOUNCE, [
    CONTENT_CHANNEL,
    JSON.stringify(slugs),
    JSON.stringify(tags),
  ]);
  return row?.version ?? '0';
}

/** Subscribes a connection to the channel. @returns the version; later ones arrive as notifications. */
export async function listenForChanges(client: BoundedClient): Promise<string> {
  await client.query(`LISTEN ${CONTENT_CHANNEL}`);
  const { rows } = await client.query<{ version: string }>(
    'SELECT version::text AS version FROM content_state',
  );
  return rows[0]?.version ?? '0';
}

/** @throws when the connection is dead. */
export async function assertAlive(client: BoundedClient): Promise<void> {
  await client.query('SELECT 1');
}
