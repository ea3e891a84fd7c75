/** Brings the whole product up on this machine, and takes it down again in order. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { startEmbeddedPostgres, stopLeftoverPostgres } from './database.mjs';
import { repositoryRoot, run } from './process.mjs';
import { makeRelease } from './release.mjs';
import { releasesDirectory, REMOTES } from './releases.mjs';
import { capture } from './capture.mjs';
import { environmentOf } from './service-environments.mjs';
import { startService } from './services.mjs';
import { createStaticOrigin, readHops, readOrigins } from './static-origin.mjs';

const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam');
const BUILT_PARTS = [
  '@stillsam/shell',
  '@stillsam/api',
  ...Object.values(REMOTES).map(({ project }) => project),
];
/** In the order they start; they stop in the opposite one. */
const SERVICES = { api: 'api/dist/main.mjs', shell: 'shell/dist/server/server.cjs' };
const READY_LIMIT_MS = 60_000;

/** The variables that give a run six ports in a row, beside another run on the same machine. */
export function portsFrom(first) {
  const parts = ['SHELL', 'SITE', 'EXERCISES', 'ADMIN', 'API', 'DATABASE'];
  return Object.fromEntries(parts.map((part, index) => [`${part}_PORT`, String(first + index)]));
}

/** Ports of a run, from the environment. @throws with one sentence that names a wrong one. */
export function readPorts(environment = process.env) {
  const read = (variable, usual) => {
    const port = Number(environment[variable] ?? usual);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`${variable} must be a port number from 1 to 65535, not "${environment[variable]}".`);
    return port;
  };
  return {
    shell: read('SHELL_PORT', 4200),
    site: read('SITE_PORT', 4201),
    exercises: read('EXERCISES_PORT', 4202),
    admin: read('ADMIN_PORT', 4203),
    api: read('API_PORT', 4300),
    database: read('DATABASE_PORT', 4310),
  };
}

/**
 * Builds what changed, starts database, API, static origins and shell, and waits until each answers. A fresh one
 * forgets everything that an earlier one left in the state directory.
 *
 * @param {{ onSay?: (line: string) => void, environment?: NodeJS.ProcessEnv, build?: boolean, stateDirectory?: string, isFresh?: boolean, handleSignals?: boolean, nodeEnvironment?: string }} options
 */
export async function startProduct({
  onSay = () => {},
  environment = process.env,
  build = true,
  stateDirectory = STATE_DIRECTORY,
  isFresh = false,
  handleSignals = true,
  nodeEnvironment = 'production',
} = {}) {
  loadDotEnv(environment);
  const ports = readPorts(environment);
  const stops = [];
  const stop = onlyOnce(async () => {
    for (const step of stops.reverse()) await step();
  });
  if (handleSignals) stopOnSignal(stop, onSay);
  try {
    await stopLeftovers(stateDirectory);
    await stopLeftoverPostgres(path.join(stateDirectory, 'postgres'));
    if (isFresh) await rm(stateDirectory, { recursive: true, force: true });
    await assertPortsFree(environment.DATABASE_URL ? { ...ports, database: undefined } : ports);
    if (build) {
      onSay('Building what changed …');
      await run(
        'node_modules/.bin/nx',
        ['run-many', '-t', 'build', '-p', BUILT_PARTS.join(','), '--parallel=2', '--outputStyle=static'],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
    }
    const databaseUrl =
      environment.DATABASE_URL ?? (await startDatabase(ports.database, stateDirectory, stops, onSay));
    const env = await serviceEnvironment(environment, ports, databaseUrl, stateDirectory, nodeEnvironment);
    const admin = await prepareDatabase(env);
    await Promise.all(Object.keys(REMOTES).map((name) => makeRelease(name)));
    await startOrigins(ports, env, stops);
    const services = {};
    const onExit = (name, code) => {
      onSay(`The ${name} ended by itself (${code}); stopping the rest.`);
      void stop().then(() => process.exit(1));
    };
    const launch = async (name) => {
      services[name] = startService(name, SERVICES[name], environmentOf(name, env), onExit);
      await writeFile(
        path.join(stateDirectory, 'pids.json'),
        JSON.stringify(Object.values(services).map(({ pid }) => pid)),
      );
    };
    for (const name of Object.keys(SERVICES)) {
      stops.push(() => services[name]?.stop());
      await launch(name);
    }
    const restart = async (name) => {
      await services[name].stop();
      await launch(name);
    };
    await Promise.all([
      waitUntilReady('api', `http://127.0.0.1:${ports.api}/api/health/ready`),
      waitUntilReady('shell', `http://127.0.0.1:${ports.shell}/health/ready`),
    ]);
    return { addresses: announce(ports, admin, onSay), admin, databaseUrl, env, services, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function loadDotEnv(environment) {
  const file = path.join(repositoryRoot, '.env');
  if (environment === process.env && existsSync(file)) process.loadEnvFile(file);
}

async function startDatabase(port, stateDirectory, stops, onSay) {
  onSay('Starting the database …');
  const database = await startEmbeddedPostgres({
    dataDir: path.join(stateDirectory, 'postgres'),
    port,
    user: 'stillsam',
    password: 'stillsam',
    database: 'stillsam',
  });
  stops.push(() => database.stop());
  return database.url;
}

/** The variables of all services together. A secret of this machine's own is made at the first start. */
async function serviceEnvironment(environment, ports, databaseUrl, stateDirectory, nodeEnvironment) {
  const localhost = (port) => `http://localhost:${port}`;
  return {
    ...environment,
    NODE_ENV: nodeEnvironment,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: environment.JWT_SECRET ?? (await localSecret(stateDirectory)),
    API_PORT: String(ports.api),
    SHELL_PORT: String(ports.shell),
    SITE_ORIGIN: environment.SITE_ORIGIN ?? localhost(ports.shell),
    SITE_INTERNAL_ORIGIN: environment.SITE_INTERNAL_ORIGIN ?? `http://127.0.0.1:${ports.shell}`,
    API_INTERNAL_ORIGIN: environment.API_INTERNAL_ORIGIN ?? `http://127.0.0.1:${ports.api}`,
    SITE_REMOTE_ORIGIN: environment.SITE_REMOTE_ORIGIN ?? localhost(ports.site),
    EXERCISES_REMOTE_ORIGIN: environment.EXERCISES_REMOTE_ORIGIN ?? localhost(ports.exercises),
    ADMIN_REMOTE_ORIGIN: environment.ADMIN_REMOTE_ORIGIN ?? localhost(ports.admin),
    ALLOWED_ORIGINS:
      environment.ALLOWED_ORIGINS ??
      [ports.shell, ports.admin].flatMap((port) => [localhost(port), `http://127.0.0.1:${port}`]).join(','),
    // Shell and admin's origin call from this machine, and nobody from elsewhere reaches the API.
    TRUSTED_PROXIES: environment.TRUSTED_PROXIES ?? 'loopback',
    CONTENT_DIR: environment.CONTENT_DIR ?? path.join(repositoryRoot, 'content'),
    MEDIA_DIR: environment.MEDIA_DIR ?? path.join(stateDirectory, 'media'),
    LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
  };
}

async function localSecret(stateDirectory) {
  const file = path.join(stateDirectory, 'jwt-secret');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  await mkdir(stateDirectory, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** Migrates, seeds, and makes the first admin. @returns the admin's made-up password the first time, else null. */
async function prepareDatabase(env) {
  const own = environmentOf('api', env);
  await runScript('api/dist/migrate.mjs', [], own);
  const [, output] = await Promise.all([
    runScript('api/dist/seed.mjs', [], own),
    runScript('api/dist/create-admin.mjs', ['--if-none'], environmentOf('create-admin', env)),
  ]);
  const email = /e-mail:\s*(\S+)/i.exec(output)?.[1];
  const password = /password:\s*(\S+)/i.exec(output)?.[1];
  return email && password ? { email, password } : null;
}

function runScript(script, args, env) {
  return capture(process.execPath, [script, ...args], { env });
}

async function startOrigins(ports, env, stops) {
  for (const name of Object.keys(REMOTES)) {
    const admin =
      name === 'admin'
        ? {
            directory: path.join(repositoryRoot, 'admin-mfe/dist/standalone'),
            apiOrigin: env.API_INTERNAL_ORIGIN,
            siteOrigin: env.SITE_ORIGIN,
          }
        : undefined;
    const allowedOrigins = [env.SITE_ORIGIN, ...readOrigins(env.ALLOWED_ORIGINS)];
    const server = await createStaticOrigin({
      name,
      directory: releasesDirectory(name),
      allowedOrigins,
      trustedHops: readHops(env.TRUSTED_PROXY_HOPS),
      admin,
    });
    server.listen(ports[name], '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
  }
}

async function assertPortsFree(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (port && !(await isFree(port))) {
      throw new Error(
        `Port ${port} is in use; end what uses it, or choose another with ${name.toUpperCase()}_PORT.`,
      );
    }
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Ends services that a killed start left behind: only processes that run this repository's own builds. */
async function stopLeftovers(stateDirectory) {
  const pids = JSON.parse(await readFile(path.join(stateDirectory, 'pids.json'), 'utf8').catch(() => '[]'));
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes(repositoryRoot)) continue;
    process.kill(pid, 'SIGTERM');
    const deadline = Date.now() + 10_000;
    while (existsSync(`/proc/${pid}`) && Date.now() < deadline) await pause(50);
  }
}

async function waitUntilReady(name, url) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error(
    `The ${name} did not get ready within ${READY_LIMIT_MS / 1000} s; its messages above say why.`,
  );
}

function announce(ports, admin, onSay) {
  const addresses = {
    site: `http://localhost:${ports.shell}`,
    admin: `http://localhost:${ports.admin}`,
    api: `http://localhost:${ports.api}/api/openapi.json`,
  };
  onSay(
    `\nStillsam is open:\n  Site        ${addresses.site}\n  Admin       ${addresses.admin} (also ${addresses.site}/admin/login)\n  API         ${addresses.api}`,
  );
  if (admin)
    onSay(
      `\n  First admin ${admin.email}\n  Password    ${admin.password}\n  (made up now and shown only this once)`,
    );
  onSay('\nCtrl-C stops everything.');
  return addresses;
}

function stopOnSignal(stop, onSay) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      onSay('\nStopping …');
      void stop().then(() => process.exit(0));
    });
  }
}

function onlyOnce(action) {
  let result;
  return () => (result ??= action());
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
