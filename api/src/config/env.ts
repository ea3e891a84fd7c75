import { BUSINESS, type Business } from '@stillsam/legal-figures';
import { ENV_SCHEMA, type EnvValues } from './env-schema';
import { isPublicOrigin } from '@stillsam/paths';

/** The environment as {@link readConfig} gives it; `env-schema.ts` documents each variable. */
export type ApiConfig = ReturnType<typeof readConfig>;

/** Injection token of {@link ApiConfig}. */
export const API_CONFIG = Symbol('ApiConfig');

/**
 * Reads the environment once.
 *
 * @param business the company as the build knows it; another one in tests.
 * @throws Error with one sentence that names the variable whose value is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv, business: Business = BUSINESS) {
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
    firstAdmin: { email: values.ADMIN_EMAIL, name: values.ADMIN_NAME, password: values.ADMIN_PASSWORD },
    metricsPort: values.API_METRICS_PORT,
    logLevel: values.LOG_LEVEL,
  };
}

function readReleases(values: EnvValues) {
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
function readDkim(values: EnvValues) {
  if (!values.DKIM_DOMAIN) return undefined;
  if (!values.DKIM_SELECTOR) throw missing('DKIM_SELECTOR', 'DKIM_DOMAIN');
  if (!values.DKIM_PRIVATE_KEY) throw missing('DKIM_PRIVATE_KEY', 'DKIM_DOMAIN');
  return {
    domainName: values.DKIM_DOMAIN,
    keySelector: values.DKIM_SELECTOR,
    privateKey: values.DKIM_PRIVATE_KEY.replaceAll('\\n', '\n'),
  };
}

/** @throws Error with one sentence when a part of the bucket's settings is missing. */
function readBucket(values: EnvValues) {
  if (!values.MEDIA_S3_BUCKET) return undefined;
  if (!values.MEDIA_S3_ACCESS_KEY_ID) throw missing('MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_BUCKET');
  if (!values.MEDIA_S3_SECRET_ACCESS_KEY) throw missing('MEDIA_S3_SECRET_ACCESS_KEY', 'MEDIA_S3_BUCKET');
  return {
    bucket: values.MEDIA_S3_BUCKET,
    endpoint: values.MEDIA_S3_ENDPOINT,
    region: values.MEDIA_S3_REGION,
    accessKeyId: values.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: values.MEDIA_S3_SECRET_ACCESS_KEY,
  };
}

export type PaymentsConfig = ReturnType<typeof readPayments>;

/** @throws Error with one sentence when a variable is wrong for the provider. */
function readPayments(values: EnvValues) {
  const isPublic = isPublicOrigin(values.SITE_ORIGIN);
  const provider = values.PAYMENT_PROVIDER ?? (isPublic ? 'none' : 'test');
  if (provider === 'test' && isPublic)
    throw new Error('The environment variable PAYMENT_PROVIDER must not be test with a public SITE_ORIGIN.');
  return {
    provider,
    methods: values.PAYMENT_METHODS,
    stripe: provider === 'stripe' ? readStripe(values) : undefined,
    sweepSeconds: values.PAYMENT_SWEEP_SECONDS,
    secret: values.PURCHASES_SECRET ?? values.JWT_SECRET,
    accounts: values.LEDGER_ACCOUNTS,
  };
}

function readStripe(values: EnvValues) {
  if (!values.STRIPE_SECRET_KEY) throw missing('STRIPE_SECRET_KEY', 'PAYMENT_PROVIDER=stripe');
  if (!values.STRIPE_WEBHOOK_SECRET) throw missing('STRIPE_WEBHOOK_SECRET', 'PAYMENT_PROVIDER=stripe');
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecrets: [values.STRIPE_WEBHOOK_SECRET, values.STRIPE_WEBHOOK_SECRET_OLD ?? ''].filter(Boolean),
    apiOrigin: values.STRIPE_API_ORIGIN,
  };
}

const missing = (name: string, reason: string) =>
  new Error(`The environment variable ${name} is needed with ${reason}.`);
