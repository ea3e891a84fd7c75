import pg from 'pg';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import { BoundedClient, BoundedPool, type OnPoolWait } from './bounded-pool';
import { Baseline1766001870000 } from './migrations/1766001870000-baseline';
import { ScheduleWithinExemptions1766001870001 } from './migrations/1766001870001-schedule-within-exemptions';
import { SearchMails1766001880001 } from './migrations/1766001880001-search-mails';
import { OneTableOfWorkingCopies1766001890001 } from './migrations/1766001890001-one-table-of-working-copies';
import { KeepTextsOfRevisions1766001900001 } from './migrations/1766001900001-keep-texts-of-revisions';

/** Connecting and the query that follows stay under 3 seconds together. */
export const CONNECT_TIMEOUT_MS = 1000;
export const QUERY_TIMEOUT_MS = 1500;
/** PostgreSQL cancels a statement before its client times out, which separates a busy database from a silent one. */
const STATEMENT_TIMEOUT_MS = 1400;
const CONNECTION_LIFE_SECONDS = 600;
const MAX_POOL_SIZE = 10;

/** TypeORM runs them in the order of the times that their names end with. */
const MIGRATIONS = [
  Baseline1766001870000,
  ScheduleWithinExemptions1766001870001,
  SearchMails1766001880001,
  OneTableOfWorkingCopies1766001890001,
  KeepTextsOfRevisions1766001900001,
];

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
    // Those that the process has loaded: the API all of them, a command those of its work.
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    migrations: MIGRATIONS,
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
