import { DataSource } from 'typeorm';
import { PostEntity } from '../modules/blog/post.entity';
import { PostRedirectEntity } from '../modules/blog/post-redirect.entity';
import { UserEntity } from '../modules/auth/user.entity';
import { BoundedClient } from './bounded-client';
import { MIGRATIONS } from './migrations';

/** Milliseconds after which a query or an attempt to connect is given up. */
export const DATABASE_TIMEOUT_MS = 2500;
const CONNECTION_LIFE_SECONDS = 600;
const LARGEST_POOL = 10;

/** A data source that is not connected yet. `synchronize` is off everywhere: the schema comes from migrations. */
export function createDataSource(url: string, { poolSize = LARGEST_POOL } = {}): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [UserEntity, PostEntity, PostRedirectEntity],
    migrations: MIGRATIONS,
    synchronize: false,
    installExtensions: false,
    poolSize,
    poolErrorHandler: () => {},
    applicationName: 'stillsam-api',
    extra: {
      Client: BoundedClient,
      connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
      query_timeout: DATABASE_TIMEOUT_MS,
      statement_timeout: DATABASE_TIMEOUT_MS,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: CONNECTION_LIFE_SECONDS,
    },
  });
}
