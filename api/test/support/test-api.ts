import type { Server } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Business } from '@stillsam/legal-figures';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Role, UserEntity } from '../../src/modules/auth/user.entity';
import type { UsersService } from '../../src/modules/auth/users.service';
import { INTERNAL_SECRET } from './event-stream';
import { testedApi } from './tested-api';

const { createApp, createDataSource, createLogger, Database, JwtService, readConfig, SessionsService } =
  testedApi;

export const SECRET = 'a secret of forty bytes, for tests only!';
export const PASSWORD = 'en lugn fras att prova med';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

/** Creates a database on the run's server, migrated or empty. @returns its address. */
export async function createDatabase({ isMigrated = true } = {}): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.floor(Math.random() * 1e6)}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(
    `CREATE DATABASE ${name}${isMigrated ? ` TEMPLATE ${process.env.TEST_DATABASE_TEMPLATE}` : ''}`,
  );
  await client.end();
  return server.replace(/\/[^/]*$/, `/${name}`);
}

export async function migrate(url: string): Promise<void> {
  const source = await createDataSource(url, { poolSize: 1, queryTimeoutMs: 0 }).initialize();
  await source.runMigrations();
  await source.destroy();
}

interface TestApiOptions {
  databaseUrl?: string;
  environment?: Record<string, string>;
  /** The company behind the site; default: that of content/business.json. */
  business?: Business;
  /** Default: a silent one. */
  logger?: Logger;
  /** False for a database that is missing at first. */
  waitUntilReady?: boolean;
}

/** The API in this process, on a free port. */
export class TestApi {
  #app: NestFastifyApplication | undefined;

  private constructor(
    app: NestFastifyApplication,
    readonly origin: string,
    readonly databaseUrl: string,
  ) {
    this.#app = app;
  }

  get app(): NestFastifyApplication {
    if (!this.#app) throw new Error('The API was stopped');
    return this.#app;
  }

  static async start({
    databaseUrl,
    environment,
    business,
    logger,
    waitUntilReady = true,
  }: TestApiOptions = {}): Promise<TestApi> {
    const url = databaseUrl ?? (await createDatabase());
    const variables = {
      DATABASE_URL: url,
      JWT_SECRET: SECRET,
      INTERNAL_SECRET,
      LOG_LEVEL: 'silent',
      // Tests store data past their retention period, which the daily purge would delete.
      RETENTION_AUTOMATIC: 'false',
      ...environment,
    };
    const config = readConfig(variables, business);
    const app = await createApp(config, logger ?? createLogger(config.logLevel));
    await app.listen(0, '127.0.0.1');
    const api = new TestApi(app, `http://127.0.0.1:${portOf(app.getHttpServer())}`, url);
    if (waitUntilReady) await api.untilReady();
    return api;
  }

  /** Waits until the database responds and this process is notified of changes. */
  async untilReady(): Promise<void> {
    await eventually(async () => (await this.get('/api/health/ready')).status === 200);
    await eventually(async () => (await this.get('/api/blog/sitemap-entries')).status === 200);
  }

  /** Sends JSON, or a text or bytes unchanged. */
  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: isSentAsIs(body) ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
  }

  get<Body = Record<string, unknown>>(path: string, token?: string): Promise<Answer<Body>> {
    return this.call<Body>('GET', path, { token });
  }

  /** Creates a user of a role, whose user name is the role, and signs in. @returns the user and the token. */
  async signedIn(role: Role, { name = '' } = {}): Promise<{ id: string; email: string; token: string }> {
    const email = `${role}-${Math.random().toString(36).slice(2)}@exempel.se`;
    const user = await this.users.create({ email, username: role, name, password: PASSWORD, role });
    return { id: user.id, email, token: await this.open(user) };
  }

  /** Opens a session. @returns its token. */
  async open(user: UserEntity): Promise<string> {
    return (await this.app.get(SessionsService).open(user, 'Okänd enhet')).answer.token;
  }

  get users(): UsersService {
    return this.app.get(testedApi.UsersService);
  }

  /** Queries the database directly. */
  query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.app.get(Database).source.query(sql, values);
  }

  /** Also lets go of the API: Node keeps the modules of every test file until the process ends. */
  async stop(): Promise<void> {
    const server = this.app.getHttpServer();
    const closed = this.app.close();
    server.closeAllConnections();
    await closed;
    this.#app = undefined;
  }
}

function isSentAsIs(body: unknown): body is undefined | string | Uint8Array<ArrayBuffer> {
  return body === undefined || typeof body === 'string' || body instanceof Uint8Array;
}

interface TokenOptions {
  secret?: string;
  algorithm?: 'HS256' | 'HS512' | 'none';
  issuer?: string;
  audience?: string;
  expiresIn?: number;
}

export function signToken(payload: Record<string, unknown>, options: TokenOptions = {}): string {
  const {
    secret = SECRET,
    algorithm = 'HS256',
    issuer = 'stillsam',
    audience = 'stillsam-api',
    expiresIn = 600,
  } = options;
  const signed = new JwtService().sign(payload, {
    secret,
    algorithm: algorithm === 'none' ? 'HS256' : algorithm,
    issuer,
    audience,
    expiresIn,
  });
  return algorithm === 'none' ? withoutSignature(signed) : signed;
}

function withoutSignature(token: string): string {
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${head}.${token.split('.')[1]}.`;
}

/** Polls until the condition holds, for long enough on a busy machine. @throws after `limitMs`. */
export async function eventually(isSo: () => Promise<boolean> | boolean, limitMs = 45_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`It did not come about within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The body of a published post. */
export function postBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Stilla morgon',
    content: '<p>Ett lugnt stycke.</p>',
    excerpt: 'Kort om lugn.',
    status: 'published',
    categories: ['somn'],
    ...fields,
  };
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}

/** Asks again while the machine is too busy to answer, which shows nothing old. */
export async function patiently<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
}
