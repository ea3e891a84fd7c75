import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
/** An empty line in a .env file means 'not set'. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const DEFAULT_ORIGINS =
  'http://localhost:4200,http://127.0.0.1:4200,http://localhost:4203,http://127.0.0.1:4203';

/** Every variable that the API reads; `.env.example` documents them and is checked against this. */
export const ENV_SCHEMA = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(1).max(65535).default(4300),
  DATABASE_URL: z.string().regex(/^postgres(?:ql)?:\/\//, 'it must start with postgres://'),
  JWT_SECRET: z.string().refine((text) => Buffer.byteLength(text) >= 32, 'it must be at least 32 bytes long'),
  JWT_LIFETIME_SECONDS: z.coerce.number().int().min(60).max(28_800).default(28_800),
  ALLOWED_ORIGINS: z
    .string()
    .default(DEFAULT_ORIGINS)
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  SITE_ORIGIN: origin.default('http://localhost:4200'),
  SITE_INTERNAL_ORIGIN: optional(origin),
  TRUST_PROXY: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  CONTENT_DIR: z.string().min(1).default('../content'),
  ADMIN_EMAIL: optional(z.email().max(254)),
  ADMIN_PASSWORD: optional(z.string().min(12).max(200)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface ApiConfig {
  host: string;
  port: number;
  databaseUrl: string;
  jwt: { secret: string; lifetimeSeconds: number };
  allowedOrigins: string[];
  /** Public origin of the site. */
  siteOrigin: string;
  /** Where this process reaches the site. */
  siteInternalOrigin: string;
  isProxyTrusted: boolean;
  contentDirectory: string;
  firstAdmin: { email?: string; password?: string };
  logLevel: string;
}

/** Injection token of {@link ApiConfig}. */
export const API_CONFIG = Symbol('ApiConfig');

/**
 * Reads the environment once.
 *
 * @throws Error with one sentence that names the variable whose value is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
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
    jwt: { secret: values.JWT_SECRET, lifetimeSeconds: values.JWT_LIFETIME_SECONDS },
    allowedOrigins: values.ALLOWED_ORIGINS,
    siteOrigin: values.SITE_ORIGIN,
    siteInternalOrigin: values.SITE_INTERNAL_ORIGIN ?? values.SITE_ORIGIN,
    isProxyTrusted: values.TRUST_PROXY,
    contentDirectory: values.CONTENT_DIR,
    firstAdmin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    logLevel: values.LOG_LEVEL,
  };
}
