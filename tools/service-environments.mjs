/**
 * Each service is told its own variables and no others: a service that renders what remotes bring must not hold the
 * secrets of the API. tools/service-environments.spec.mjs compares the lists with what the services read.
 */

/** Of the machine, for any program. */
const MACHINE = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

const SHELL = [
  'HOST',
  'SHELL_PORT',
  'METRICS_PORT',
  'PURGE_KIND',
  'PURGE_URL',
  'PURGE_TOKEN',
  'SITE_ORIGIN',
  'API_INTERNAL_ORIGIN',
  'REMOTES_REGISTRY',
  'KEPT_RELEASES_DIR',
  'INTERNAL_SECRET',
  'RENDER_WORKERS',
  'ADMIN_IN_SHELL',
  'TRUSTED_PROXY_HOPS',
  'RELEASE_POLL_MILLISECONDS',
  'DRAIN_MILLISECONDS',
  'SERVICE_WORKER',
  'PAYMENT_PROVIDER',
  'ANALYTICS_SCRIPT_URL',
  'ANALYTICS_DOMAIN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'LOG_LEVEL',
];

const API = [
  'HOST',
  'API_PORT',
  'DATABASE_URL',
  'DATABASE_POOL_SIZE',
  'DRAIN_MILLISECONDS',
  'JWT_SECRET',
  'JWT_LIFETIME_SECONDS',
  'PASSKEY_DOMAIN',
  'ALLOWED_ORIGINS',
  'SITE_ORIGIN',
  'ADMIN_ORIGIN',
  'SITE_INTERNAL_ORIGIN',
  'TRUSTED_PROXIES',
  'CONTENT_DIR',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_CALLBACK_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_JWKS_URL',
  'GOOGLE_AUTHORIZATION_URL',
  'GOOGLE_TOKEN_URL',
  'GOOGLE_USERINFO_URL',
  'MEDIA_DIR',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_REGION',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
  'NARRATION_VOICE',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_REPLY_TO',
  'MAIL_PER_SECOND',
  'MAIL_RETRY_SECONDS',
  'NEWSLETTER_SECRET',
  'NEWSLETTER_OPT_IN_PER_HOUR',
  'BOUNCE_WEBHOOK_SECRET',
  'PAYMENT_PROVIDER',
  'PAYMENT_METHODS',
  'PAYMENT_SWEEP_SECONDS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_OLD',
  'STRIPE_API_ORIGIN',
  'PURCHASES_SECRET',
  'LEDGER_ACCOUNTS',
  'CAMPAIGN_PER_SECOND',
  'CAMPAIGN_PER_DOMAIN_PER_SECOND',
  'CAMPAIGN_FIRST_DAY',
  'CAMPAIGN_CONNECTIONS',
  'CAMPAIGN_LEASE_SECONDS',
  'CAMPAIGN_OUTAGE_PAUSE_SECONDS',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'REDIS_URL',
  'RETENTION_AUTOMATIC',
  'REMOTES_REGISTRY',
  'RELEASES_DIR',
  'RELEASES_S3_BUCKET',
  'RELEASES_S3_ENDPOINT',
  'RELEASES_S3_REGION',
  'RELEASES_S3_ACCESS_KEY_ID',
  'RELEASES_S3_SECRET_ACCESS_KEY',
  'SHELL_ORIGINS',
  'INTERNAL_SECRET',
  'API_METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'LOG_LEVEL',
];

/** The first admin's address, name and password are for the command that makes the account alone. */
const CREATE_ADMIN = [...API, 'ADMIN_EMAIL', 'ADMIN_NAME', 'ADMIN_PASSWORD'];

export const SERVICE_VARIABLES = { shell: SHELL, api: API, 'create-admin': CREATE_ADMIN };

/**
 * @param {keyof typeof SERVICE_VARIABLES} service
 * @param {NodeJS.ProcessEnv} environment of all services together.
 * @returns {NodeJS.ProcessEnv} what the service is started with.
 */
export function environmentOf(service, environment) {
  const names = [...MACHINE, ...SERVICE_VARIABLES[service]];
  return Object.fromEntries(
    names.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
}
