import { DRAIN_MS, MAX_DRAIN_MS } from '@stillsam/http-server/drain';
import { PAYMENT_PROVIDERS, paymentOrigin } from '@stillsam/paths';
import { z } from 'zod';
import type { AnalyticsConfig } from '../../src/consent/analytics-config';
import { CDN_KINDS, type CdnKind, type PurgeTarget } from '../content/purge-queue';

const port = z.coerce.number().int().min(1).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
/** Any other script of the service reports addresses by itself, with searches and tokens in their queries. */
const analyticsScript = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => /\/[\w-]+\.manual\.js$/.test(new URL(text).pathname),
    'its file must be <name>.manual.js',
  );
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Every variable that the shell's server reads; `.env.example` documents them and is checked against this. */
export const ENV_SCHEMA = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  SHELL_PORT: port.default(4200),
  METRICS_PORT: z.union([z.literal('').transform(() => null), port]).default(null),
  SITE_ORIGIN: origin.default('http://localhost:4200'),
  API_INTERNAL_ORIGIN: origin.default('http://127.0.0.1:4300'),
  REMOTES_REGISTRY: z.string().min(1).default('releases/registry.json'),
  KEPT_RELEASES_DIR: z.string().min(1).default('.stillsam/kept-releases'),
  INTERNAL_SECRET: z.union([z.literal('').transform(() => null), z.string().min(32)]).default(null),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(16).default(2),
  ADMIN_IN_SHELL: flag.default(true),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  RELEASE_POLL_MILLISECONDS: z.coerce.number().int().min(100).max(60_000).default(1000),
  DRAIN_MILLISECONDS: z.coerce.number().int().min(0).max(MAX_DRAIN_MS).default(DRAIN_MS),
  SERVICE_WORKER: z.enum(['on', 'withdrawn']).default('on'),
  NODE_ENV: z.string().default('production'),
  PAYMENT_PROVIDER: z.enum(['', ...PAYMENT_PROVIDERS]).default(''),
  PURGE_KIND: z.enum(['', ...CDN_KINDS]).default(''),
  PURGE_URL: z.string().default(''),
  PURGE_TOKEN: z.string().default(''),
  ANALYTICS_SCRIPT_URL: z.union([z.literal(''), analyticsScript]).default(''),
  ANALYTICS_DOMAIN: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type ShellConfig = ReturnType<typeof readConfig>;

/**
 * Reads the environment once.
 *
 * @throws Error with one sentence that names the variable whose value is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const result = ENV_SCHEMA.safeParse(environment);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(
      `The environment variable ${issue?.path.join('.')} has an unusable value: ${issue?.message}.`,
    );
  }
  const values = result.data;
  return {
    host: values.HOST,
    port: values.SHELL_PORT,
    metricsPort: values.METRICS_PORT,
    siteOrigin: values.SITE_ORIGIN,
    apiOrigin: values.API_INTERNAL_ORIGIN,
    registryLocation: values.REMOTES_REGISTRY,
    keptReleasesDirectory: values.KEPT_RELEASES_DIR,
    internalSecret: values.INTERNAL_SECRET,
    renderWorkers: values.RENDER_WORKERS,
    isAdminInShell: values.ADMIN_IN_SHELL,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    releasePollMilliseconds: values.RELEASE_POLL_MILLISECONDS,
    drainMilliseconds: values.DRAIN_MILLISECONDS,
    // Never in development: the worker's cache would hide a new build.
    isOfflineOn: values.SERVICE_WORKER === 'on' && values.NODE_ENV !== 'development',
    paymentOrigin: paymentOrigin(values.PAYMENT_PROVIDER || 'none'),
    purgeTargets: readPurgeTargets(values.PURGE_KIND, values.PURGE_URL, values.PURGE_TOKEN),
    analytics: readAnalytics(values.ANALYTICS_SCRIPT_URL, values.ANALYTICS_DOMAIN),
    logLevel: values.LOG_LEVEL,
  };
}

function readPurgeTargets(kind: CdnKind | '', urls: string, token: string): PurgeTarget[] {
  if (!kind) {
    if (urls || token) throw new Error('The environment variable PURGE_KIND is missing: it names the CDN.');
    return [];
  }
  if (kind !== 'varnish' && !token)
    throw new Error(`The environment variable PURGE_TOKEN is missing: ${kind} takes no purge without it.`);
  const parsed = z.array(z.url({ protocol: /^https?$/ })).safeParse(urls.split(',').map((url) => url.trim()));
  if (!parsed.success)
    throw new Error(
      'The environment variable PURGE_URL has an unusable value: it needs addresses of http or https.',
    );
  return parsed.data.map((url) => ({ kind, url, token: token || null }));
}

function readAnalytics(scriptUrl: string, domain: string): AnalyticsConfig | null {
  if (scriptUrl && domain) return { scriptUrl, domain };
  if (!scriptUrl && !domain) return null;
  const missing = scriptUrl ? 'ANALYTICS_DOMAIN' : 'ANALYTICS_SCRIPT_URL';
  throw new Error(`The environment variable ${missing} is missing: a service takes both, or neither.`);
}
