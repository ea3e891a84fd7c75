import type { EntityManager } from 'typeorm';
import type { BoundedClient } from '../../database/bounded-client';

/** Channels of LISTEN and NOTIFY: changes, and who has received them. */
export const CONTENT_CHANNEL = 'content_changed';
export const RECEIPT_CHANNEL = 'content_received';

/** `application_name` of the connection on which each process listens. */
export const LISTENER_NAME = 'stillsam-changes';

const ANNOUNCE = `
  WITH next AS (UPDATE content_state SET version = version + 1 RETURNING version::text)
  SELECT version, pg_notify($1, json_build_object('version', version, 'slugs', $2::json, 'tags', $3::json)::text) FROM next`;

const LISTENERS = `
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = '${LISTENER_NAME}'`;

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

/** The version of content that a server has, be it the database or a replica. */
export async function readContentVersion(manager: EntityManager): Promise<bigint> {
  const [row]: { version: string }[] = await manager.query(
    'SELECT version::text AS version FROM content_state',
  );
  return BigInt(row?.version ?? 0);
}

/** Notifies every process that a shell has received a version. */
export async function announceShellsReceipt(
  manager: EntityManager,
  receipt: { follower: string; version: string },
): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [RECEIPT_CHANNEL, JSON.stringify(receipt)]);
}

/** Notifies every process that this one has received a version. @param client the connection on which it listens. */
export async function announceReceipt(client: BoundedClient, version: string): Promise<void> {
  await client.query(
    `SELECT pg_notify($1, json_build_object('process', pg_backend_pid(), 'version', $2::text)::text)`,
    [RECEIPT_CHANNEL, version],
  );
}

/** @returns the ids of the connections on which processes listen for changes now. */
export async function findListeners(manager: EntityManager): Promise<number[]> {
  const rows: { pid: number }[] = await manager.query(LISTENERS);
  return rows.map(({ pid }) => pid);
}

/** Subscribes a connection to the channels. @returns the version; later ones arrive as notifications. */
export async function listenForChanges(client: BoundedClient): Promise<string> {
  await client.query(`LISTEN ${CONTENT_CHANNEL}`);
  await client.query(`LISTEN ${RECEIPT_CHANNEL}`);
  const { rows } = await client.query<{ version: string }>(
    'SELECT version::text AS version FROM content_state',
  );
  return rows[0]?.version ?? '0';
}

/** @throws when the connection is dead. */
export async function assertAlive(client: BoundedClient): Promise<void> {
  await client.query('SELECT 1');
}
