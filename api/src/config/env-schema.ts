import { DRAIN_MS, MAX_DRAIN_MS } from '@stillsam/http-server/drain';
import { PAYMENT_PROVIDERS } from '@stillsam/paths';
import { z } from 'zod';
import { accounts, mailbox, methods, optional, origin, origins, port, proxies, secret } from './env-values';

const DEFAULT_ORIGINS = [
  'http://localhost:4200',
  'http://127.0.0.1:4200',
  'http://localhost:4203',
  'http://127.0.0.1:4203',
];

const DEFAULT_ACCOUNTS = {
  claim: '1580',
  owed: '2890',
  sales25: '3001',
  sales12: '3002',
  sales6: '3003',
  vat25: '2611',
  vat12: '2621',
  vat6: '2631',
  fees: '6570',
  losses: '6352',
};

/** 8 hours. */
export const MAX_TOKEN_LIFE_SECONDS = 28_800;

/** Every variable that the API reads. A test compares `.env.example` with it. */
export const ENV_SCHEMA = z.object({
  /** Address to listen on. Default 127.0.0.1. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Default 4300. */
  API_PORT: port.default(4300),
  /** `postgres://user:password@host:port/database`. No default. */
  DATABASE_URL: z.string().regex(/^postgres(?:ql)?:\/\//, 'it must start with postgres://'),
  /** Signs tokens; at least 32 bytes. No default. */
  JWT_SECRET: secret,
  /** How long a sign-in lasts, 60 to 28800. Default 28800. */
  JWT_LIFETIME_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(MAX_TOKEN_LIFE_SECONDS)
    .default(MAX_TOKEN_LIFE_SECONDS),
  /**
   * Domain that every passkey belongs to, such as `stillsam.se` for `www.stillsam.se` and `admin.stillsam.se`. A changed
   * one makes all passkeys useless. Default: the host of SITE_ORIGIN.
   */
  PASSKEY_DOMAIN: optional(z.string().regex(/^[a-z0-9.-]{1,253}$/, 'no domain')),
  /** Exact origins that CORS allows, separated by commas. Default: shell and admin on this machine. */
  ALLOWED_ORIGINS: origins.default(DEFAULT_ORIGINS),
  /** Public origin of the site. Default http://localhost:4200. */
  SITE_ORIGIN: origin.default('http://localhost:4200'),
  /** Public origin of the admin app, which links in mails to its users lead to. Default SITE_ORIGIN. */
  ADMIN_ORIGIN: optional(origin),
  /** Where this process reaches the site. Default SITE_ORIGIN. */
  SITE_INTERNAL_ORIGIN: optional(origin),
  /**
   * Addresses and nets (`10.0.3.7`, `10.0.3.0/24`, `loopback`) of the shell and of the admin's origin, separated by
   * commas: their X-Forwarded-For is trusted. Default: none, and the header changes nothing.
   */
  TRUSTED_PROXIES: proxies.default([]),
  /** From SIGTERM until no new connection is accepted, 0 to 120000. Default 10000. */
  DRAIN_MILLISECONDS: z.coerce.number().int().min(0).max(MAX_DRAIN_MS).default(DRAIN_MS),
  /** Most connections to the database, 1 to 100. Default 10. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  /** Folder of the content that is seeded, seen from the working directory. Default ../content. */
  CONTENT_DIR: z.string().min(1).default('../content'),
  /** Client id of Google sign-in. Default: none, and no button is shown. */
  GOOGLE_CLIENT_ID: optional(z.string().min(1)),
  /** Needed for the redirect flow only. Default: none. */
  GOOGLE_CLIENT_SECRET: optional(z.string().min(1)),
  /** Where Google sends the browser back to. Default: /api/auth/google/callback of SITE_ORIGIN. */
  GOOGLE_CALLBACK_URL: optional(z.url({ protocol: /^https?$/ }).refine((text) => text.endsWith('/callback'))),
  /** Google's addresses, as its discovery document names them. */
  GOOGLE_ISSUER: z.string().min(1).default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_AUTHORIZATION_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: z.url().default('https://openidconnect.googleapis.com/v1/userinfo'),
  /** Folder of uploaded pictures, seen from the working directory. Default ../.stillsam/media. */
  MEDIA_DIR: z.string().min(1).default('../.stillsam/media'),
  /** Bucket of an S3-compatible store that keeps the pictures instead of MEDIA_DIR. Default: none. */
  MEDIA_S3_BUCKET: optional(z.string().min(3).max(63)),
  /** Address of a store other than Amazon's. Default: Amazon's. */
  MEDIA_S3_ENDPOINT: optional(origin),
  /** Default eu-north-1. */
  MEDIA_S3_REGION: z.string().min(1).default('eu-north-1'),
  /** Needed with MEDIA_S3_BUCKET. */
  MEDIA_S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  /** Needed with MEDIA_S3_BUCKET. */
  MEDIA_S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  /** Voice that reads texts aloud: `espeak-ng`, for trying, or the file that describes a model (docs/how-to/choose-a-voice.md). Default: none. */
  NARRATION_VOICE: optional(z.string().min(1)),
  /** The first admin's address, for `create-admin`. Default admin@stillsam.local. */
  ADMIN_EMAIL: optional(z.email().max(254)),
  /** The first admin's name, for bylines. Default: none, and the admin sets it under Konto. */
  ADMIN_NAME: optional(z.string().max(100)),
  /** The first admin's password, 12 to 200 characters, not easy to guess. Default: random, and printed once. */
  ADMIN_PASSWORD: optional(z.string().min(12).max(200)),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…:465`. Without it mails stay in the outbox. */
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/[^/\s]+/, 'it must start with smtp:// or smtps://')),
  /** Sender of every mail. Default Stillsam <hej@stillsam.local>. */
  MAIL_FROM: mailbox.default({ name: 'Stillsam', address: 'hej@stillsam.local' }),
  /** `Reply-To` of every mail. Default: the sender. */
  MAIL_REPLY_TO: optional(mailbox),
  /** Most mails a second, of all processes together, 0.1 to 100. Default 5. */
  MAIL_PER_SECOND: z.coerce.number().min(0.1).max(100).default(5),
  /** Pause after a first failed attempt, 1 to 3600 seconds; it doubles up to an hour. Default 30. */
  MAIL_RETRY_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  /** HMAC key of the suppression list and of links in mails; at least 32 bytes. Default: derived from JWT_SECRET. */
  NEWSLETTER_SECRET: optional(secret),
  /** Most opt-in mails an hour, to all addresses together, 1 to 100000. Default 500. */
  NEWSLETTER_OPT_IN_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(500),
  /** Verifies signed reports of bounces; at least 32 bytes. Without it every report is refused. */
  BOUNCE_WEBHOOK_SECRET: optional(secret),
  /** Most letters a second, of all processes together, 0 to 1000; 0 for no pace. Default 10. */
  CAMPAIGN_PER_SECOND: z.coerce.number().min(0).max(1000).default(10),
  /** The same to each receiving domain. Default 5. */
  CAMPAIGN_PER_DOMAIN_PER_SECOND: z.coerce.number().min(0).max(1000).default(5),
  /** Most letters of the first day, which double from day to day; 0 for no such limit. Default 0. */
  CAMPAIGN_FIRST_DAY: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Connections of this process to the mail server for letters, 1 to 50. Default 5. */
  CAMPAIGN_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(5),
  /** After so long a letter that was being handed over counts as uncertain, 10 to 3600 seconds. Default 180. */
  CAMPAIGN_LEASE_SECONDS: z.coerce.number().int().min(10).max(3600).default(180),
  /** First pause of campaigns when the mail server fails, 1 to 3600 seconds; it doubles up to half an hour. Default 60. */
  CAMPAIGN_OUTAGE_PAUSE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** Domain that signs letters (DKIM). Default: none, and the mail server signs or nobody does. */
  DKIM_DOMAIN: optional(z.hostname()),
  /** Needed with DKIM_DOMAIN. */
  DKIM_SELECTOR: optional(z.string().regex(/^[A-Za-z0-9._-]{1,63}$/, 'it must be a label of a domain name')),
  /** Needed with DKIM_DOMAIN: the private key in PEM, with line breaks or `\n`. */
  DKIM_PRIVATE_KEY: optional(z.string().includes('PRIVATE KEY')),
  /** `test`, `stripe` or `none`. Default: `test` on the own machine; `none`, a closed shop, on a public SITE_ORIGIN. */
  PAYMENT_PROVIDER: optional(z.enum(PAYMENT_PROVIDERS)),
  /** Ways to pay that are switched on, of card, swish, klarna and paypal, separated by commas. Default card. */
  PAYMENT_METHODS: methods.default(['card']),
  /** How often open payments are read, 1 to 3600 seconds. Default 60. */
  PAYMENT_SWEEP_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** Needed with PAYMENT_PROVIDER=stripe. */
  STRIPE_SECRET_KEY: optional(z.string().min(8)),
  /** Verifies Stripe's notices. Needed with PAYMENT_PROVIDER=stripe. */
  STRIPE_WEBHOOK_SECRET: optional(z.string().min(8)),
  /** The one before, while it is being replaced. Default: none. */
  STRIPE_WEBHOOK_SECRET_OLD: optional(z.string().min(8)),
  /** Address of another API than Stripe's, for tests. Default: Stripe's. */
  STRIPE_API_ORIGIN: optional(origin),
  /** HMAC key of the purchases' cookie and of links to files; at least 32 bytes. Default: JWT_SECRET. */
  PURCHASES_SECRET: optional(secret),
  /** Accounts of the bookkeeping. Default: `claim=1580,owed=2890,sales25=3001,sales12=3002,sales6=3003,…` of BAS. */
  LEDGER_ACCOUNTS: accounts.default(DEFAULT_ACCOUNTS),
  /** `false` only where the operator's own timer runs `purge` every day. Default true: the API runs it. */
  RETENTION_AUTOMATIC: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true'),
  /** Registry of the remotes, a file or an address. Default: none, and the back office shows no releases. */
  REMOTES_REGISTRY: optional(z.string().min(1)),
  /** Folder of the releases, seen from the working directory. Default ../releases. */
  RELEASES_DIR: z.string().min(1).default('../releases'),
  /** Bucket of an S3-compatible store that holds the releases instead of RELEASES_DIR. Default: none. */
  RELEASES_S3_BUCKET: optional(z.string().min(3).max(63)),
  /** Address of a store other than Amazon's. Default: Amazon's. */
  RELEASES_S3_ENDPOINT: optional(origin),
  /** Default eu-north-1. */
  RELEASES_S3_REGION: optional(z.string().min(1)),
  /** Needed with RELEASES_S3_BUCKET. */
  RELEASES_S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  /** Needed with RELEASES_S3_BUCKET. */
  RELEASES_S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  /** Where this process reaches each shell, separated by commas. Default SITE_INTERNAL_ORIGIN. */
  SHELL_ORIGINS: optional(origins),
  /**
   * By which shells, APIs and releasers know each other, the same for all of them; at least 32 bytes. Default: none, and
   * shells get no stream of changes and do not say what they serve.
   */
  INTERNAL_SECRET: optional(secret),
  /** Port of the metrics for Prometheus, on HOST. Default: none. */
  API_METRICS_PORT: optional(port),
  /** fatal, error, warn, info, debug, trace or silent. Default info. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The variables' values, each checked and in its type. */
export type EnvValues = z.infer<typeof ENV_SCHEMA>;
