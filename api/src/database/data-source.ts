import pg from 'pg';
import { DataSource } from 'typeorm';
import { REGISTRATIONS } from '../registrations';
import { BoundedClient } from './bounded-client';
import { BoundedPool, type OnPoolWait } from './bounded-pool';
import { Baseline1766001870000 } from './migrations/1766001870000-baseline';

/** Connecting and the query that follows stay under 3 seconds together. */
export const CONNECT_TIMEOUT_MS = 1000;
export const QUERY_TIMEOUT_MS = 1500;
/** PostgreSQL cancels a statement before its client times out, which separates a busy database from a silent one. */
const STATEMENT_TIMEOUT_MS = 1400;
const CONNECTION_LIFE_SECONDS = 600;
const MAX_POOL_SIZE = 10;

interface DataSourceOptions {
  poolSize?: number;
  /** Milliseconds until a query times out; 0 for never. */
  queryTimeoutMs?: number;
  onPoolWait?: OnPoolWait;
}

/** A data source that is not connected yet. `synchronize` is off everywhere: the schema comes from migrations. */
export function createDataSource(
  url: string,
  { poolSize = MAX_POOL_SIZE, queryTimeoutMs = QUERY_TIMEOUT_MS, onPoolWait }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    driver: { ...pg, Pool: BoundedPool },
    entities: REGISTRATIONS.flatMap(({ entities }) => entities ?? []),
    // TypeORM runs them in the order of the times that their names end with.
    migrations: [Baseline1766001870000, ...REGISTRATIONS.flatMap(({ migrations }) => migrations ?? [])],
    synchronize: false,
    installExtensions: false,
    poolSize,
    poolErrorHandler: () => {},
    applicationName: 'stillsam-api',
    extra: {
      Client: BoundedClient,
      onWait: onPoolWait,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: queryTimeoutMs,
      statement_timeout: Math.min(queryTimeoutMs, STATEMENT_TIMEOUT_MS),
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: CONNECTION_LIFE_SECONDS,
    },
  });
}
