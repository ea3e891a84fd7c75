import { BUSINESS, type Business } from '@stillsam/legal-figures';
import { readTracing } from '@stillsam/telemetry/env';
import type { TracingConfig } from '@stillsam/telemetry/tracing';
import { ENV_SCHEMA, type EnvValues } from './env-schema';
import type { Mailbox } from './env-values';
import { readPayments, type PaymentsConfig } from './payments-config';

export interface MailConfig {
  /** Undefined: mails stay in the outbox. */
  smtpUrl?: string;
  from: Mailbox;
  replyTo?: Mailbox;
  perSecond: number;
  retrySeconds: number;
}

export interface NewsletterConfig {
  /** HMAC key of the suppression list and of links in mails. */
  secret: string;
  optInMailsPerHour: number;
  /** Undefined: reports of bounces are refused. */
  bounceSecret?: string;
}

export interface CampaignsConfig {
  /** 0 for no pace. */
  perSecond: number;
  /** 0 for no pace. */
  perDomainPerSecond: number;
  /** Letters of the first day of the start-up ramp; 0 for none. */
  firstDay: number;
  connections: number;
  leaseSeconds: number;
  outagePauseSeconds: number;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

export interface ReleasesConfig {
  /** A file's path, or an address. Undefined: the back office shows no releases. */
  registryLocation?: string;
  /** Holds a folder for each remote. */
  directory: string;
  /** The variables `RELEASES_S3_…`, which name a bucket in place of the folder. */
  bucket: NodeJS.ProcessEnv;
  shellOrigins: string[];
}

export interface ApiConfig {
  host: string;
  port: number;
  databaseUrl: string;
  /** Most connections to the database. */
  databasePoolSize: number;
  jwt: { secret: string; lifetimeSeconds: number };
  /** Domain that every passkey belongs to. Undefined: the host of the site. */
  passkeyDomain?: string;
  allowedOrigins: string[];
  /** Public origin of the site. */
  siteOrigin: string;
  /** Public origin of the admin app. */
  adminOrigin: string;
  /** The company as the build knows it, which holds until the owner changes it in the back office. */
  business: Business;
  /** Addresses and nets whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** From SIGTERM until no new connection is accepted. */
  drainMilliseconds: number;
  contentDirectory: string;
  google: {
    /** undefined where signing in with Google is not set up. */
    clientId?: string;
    /** undefined where only Google's button is set up, not the redirect flow. */
    clientSecret?: string;
    callbackUrl: string;
    issuer: string;
    jwksUrl: string;
    authorizationUrl: string;
    tokenUrl: string;
    userInfoUrl: string;
  };
  media: {
    directory: string;
    s3?: { bucket: string; endpoint?: string; region: string; accessKeyId: string; secretAccessKey: string };
  };
  /** Undefined where no voice reads texts aloud. */
  narrationVoice?: string;
  mail: MailConfig;
  newsletter: NewsletterConfig;
  campaigns: CampaignsConfig;
  payments: PaymentsConfig;
  /** Whether this process runs the daily purge of expired data. */
  isRetentionAutomatic: boolean;
  /** By which our own servers know each other. Undefined: none of them is let in. */
  internalSecret?: string;
  releases: ReleasesConfig;
  redisUrl?: string;
  firstAdmin: { email?: string; name?: string; password?: string };
  /** Undefined where the API has no metrics. */
  metricsPort?: number;
  /** Null where nothing is traced. */
  tracing: TracingConfig | null;
  logLevel: string;
}

/** Injection token of {@link ApiConfig}. */
export const API_CONFIG = Symbol('ApiConfig');

/**
 * Reads the environment once.
 *
 * @param business the company as the build knows it; another one in tests.
 * @throws Error with one sentence that names the variable whose value is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv, business: Business = BUSINESS): ApiConfig {
  const result = ENV_SCHEMA.safeParse(environment);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(
      `The environment variable ${issue?.path[0]?.toString()} has an unusable value: ${issue?.message}.`,
    );
  }
  const values = result.data;
  return {
    host: values.HOST,
    port: values.API_PORT,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    jwt: { secret: values.JWT_SECRET, lifetimeSeconds: values.JWT_LIFETIME_SECONDS },
    passkeyDomain: values.PASSKEY_DOMAIN,
    allowedOrigins: values.ALLOWED_ORIGINS,
    siteOrigin: values.SITE_ORIGIN,
    adminOrigin: values.ADMIN_ORIGIN ?? values.SITE_ORIGIN,
    business,
    trustedProxies: values.TRUSTED_PROXIES,
    drainMilliseconds: values.DRAIN_MILLISECONDS,
    contentDirectory: values.CONTENT_DIR,
    google: {
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
      callbackUrl: values.GOOGLE_CALLBACK_URL ?? `${values.SITE_ORIGIN}/api/auth/google/callback`,
      issuer: values.GOOGLE_ISSUER,
      jwksUrl: values.GOOGLE_JWKS_URL,
      authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
      tokenUrl: values.GOOGLE_TOKEN_URL,
      userInfoUrl: values.GOOGLE_USERINFO_URL,
    },
    media: { directory: values.MEDIA_DIR, s3: readBucket(values) },
    narrationVoice: values.NARRATION_VOICE,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      replyTo: values.MAIL_REPLY_TO,
      perSecond: values.MAIL_PER_SECOND,
      retrySeconds: values.MAIL_RETRY_SECONDS,
    },
    newsletter: {
      secret: values.NEWSLETTER_SECRET ?? values.JWT_SECRET,
      optInMailsPerHour: values.NEWSLETTER_OPT_IN_PER_HOUR,
      bounceSecret: values.BOUNCE_WEBHOOK_SECRET,
    },
    campaigns: {
      perSecond: values.CAMPAIGN_PER_SECOND,
      perDomainPerSecond: values.CAMPAIGN_PER_DOMAIN_PER_SECOND,
      firstDay: values.CAMPAIGN_FIRST_DAY,
      connections: values.CAMPAIGN_CONNECTIONS,
      leaseSeconds: values.CAMPAIGN_LEASE_SECONDS,
      outagePauseSeconds: values.CAMPAIGN_OUTAGE_PAUSE_SECONDS,
      dkim: readDkim(values),
    },
    payments: readPayments(values),
    isRetentionAutomatic: values.RETENTION_AUTOMATIC,
    internalSecret: values.INTERNAL_SECRET,
    releases: readReleases(values),
    redisUrl: values.REDIS_URL,
    firstAdmin: { email: values.ADMIN_EMAIL, name: values.ADMIN_NAME, password: values.ADMIN_PASSWORD },
    metricsPort: values.API_METRICS_PORT,
    tracing: readTracing(values),
    logLevel: values.LOG_LEVEL,
  };
}

function readReleases(values: EnvValues): ReleasesConfig {
  return {
    registryLocation: values.REMOTES_REGISTRY,
    directory: values.RELEASES_DIR,
    bucket: {
      RELEASES_S3_BUCKET: values.RELEASES_S3_BUCKET,
      RELEASES_S3_ENDPOINT: values.RELEASES_S3_ENDPOINT,
      RELEASES_S3_REGION: values.RELEASES_S3_REGION,
      RELEASES_S3_ACCESS_KEY_ID: values.RELEASES_S3_ACCESS_KEY_ID,
      RELEASES_S3_SECRET_ACCESS_KEY: values.RELEASES_S3_SECRET_ACCESS_KEY,
    },
    shellOrigins: values.SHELL_ORIGINS ?? [values.SITE_INTERNAL_ORIGIN ?? values.SITE_ORIGIN],
  };
}

/** @throws Error with one sentence when a part of the signature's settings is missing. */
function readDkim(values: EnvValues): CampaignsConfig['dkim'] {
  if (!values.DKIM_DOMAIN) return undefined;
  const missing = (name: string) => new Error(`The environment variable ${name} is needed with DKIM_DOMAIN.`);
  if (!values.DKIM_SELECTOR) throw missing('DKIM_SELECTOR');
  if (!values.DKIM_PRIVATE_KEY) throw missing('DKIM_PRIVATE_KEY');
  return {
    domainName: values.DKIM_DOMAIN,
    keySelector: values.DKIM_SELECTOR,
    privateKey: values.DKIM_PRIVATE_KEY.replaceAll('\\n', '\n'),
  };
}

/** @throws Error with one sentence when a part of the bucket's settings is missing. */
function readBucket(values: EnvValues): ApiConfig['media']['s3'] {
  if (!values.MEDIA_S3_BUCKET) return undefined;
  const missing = (name: string) =>
    new Error(`The environment variable ${name} is needed with MEDIA_S3_BUCKET.`);
  if (!values.MEDIA_S3_ACCESS_KEY_ID) throw missing('MEDIA_S3_ACCESS_KEY_ID');
  if (!values.MEDIA_S3_SECRET_ACCESS_KEY) throw missing('MEDIA_S3_SECRET_ACCESS_KEY');
  return {
    bucket: values.MEDIA_S3_BUCKET,
    endpoint: values.MEDIA_S3_ENDPOINT,
    region: values.MEDIA_S3_REGION,
    accessKeyId: values.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: values.MEDIA_S3_SECRET_ACCESS_KEY,
  };
}
