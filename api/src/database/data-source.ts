import pg from 'pg';
import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../modules/audit/audit-entry.entity';
import { SubscriberEntity } from '../modules/newsletter/subscriber.entity';
import { PostEntity } from '../modules/blog/post.entity';
import { PostRedirectEntity } from '../modules/blog/post-redirect.entity';
import { UserEntity } from '../modules/auth/user.entity';
import { CampaignEntity } from '../modules/campaigns/campaign.entity';
import { CampaignRevisionEntity } from '../modules/campaigns/campaign-revision.entity';
import { ContactMessageEntity } from '../modules/contact/contact-message.entity';
import { NotifyEntryEntity } from '../modules/notify/notify-entry.entity';
import { PostRevisionEntity } from '../modules/blog/post-revision.entity';
import { WorkingCopyEntity } from '../modules/blog/working-copy.entity';
import { MediaEntity } from '../modules/media/media.entity';
import { SessionEntity } from '../modules/auth/session.entity';
import { SignInCodeEntity } from '../modules/auth/sign-in-code.entity';
import { MailEntity } from '../modules/mail/mail.entity';
import { OrderEntity } from '../modules/orders/order.entity';
import { WithdrawalEntity } from '../modules/orders/withdrawal.entity';
import { BoundedClient } from './bounded-client';
import { BoundedPool, type OnPoolWait } from './bounded-pool';
import { MIGRATIONS } from './migrations';

/** Connecting and the query that follows stay under 3 seconds together. */
export const CONNECT_TIMEOUT_MS = 1200;
export const QUERY_TIMEOUT_MS = 1600;
/** PostgreSQL cancels a statement before its client times out, which separates a busy database from a silent one. */
const STATEMENT_TIMEOUT_MS = 1400;
const CONNECTION_LIFE_SECONDS = 600;
const LARGEST_POOL = 10;

interface DataSourceOptions {
  poolSize?: number;
  /** Milliseconds until a query times out; 0 for never. */
  queryTimeoutMs?: number;
  onPoolWait?: OnPoolWait;
  /** Name of the connections in `pg_stat_activity`. */
  applicationName?: string;
}

/** A data source that is not connected yet. `synchronize` is off everywhere: the schema comes from migrations. */
export function createDataSource(
  url: string,
  {
    poolSize = LARGEST_POOL,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    applicationName = 'stillsam-api',
    onPoolWait,
  }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    driver: { ...pg, Pool: BoundedPool },
    entities: [
      UserEntity,
      PostEntity,
      PostRedirectEntity,
      AuditEntryEntity,
      ContactMessageEntity,
      NotifyEntryEntity,
      PostRevisionEntity,
      WorkingCopyEntity,
      MediaEntity,
      SessionEntity,
      SignInCodeEntity,
      MailEntity,
      SubscriberEntity,
      CampaignEntity,
      CampaignRevisionEntity,
      OrderEntity,
      WithdrawalEntity,
    ],
    migrations: MIGRATIONS,
    synchronize: false,
    installExtensions: false,
    poolSize,
    poolErrorHandler: () => {},
    applicationName,
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
