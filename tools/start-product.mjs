/** Brings the whole product up on this machine, and takes it down again in order. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from './database.mjs';
import { assertPortsFree, readPorts } from './ports.mjs';
import { repositoryRoot, run } from './process.mjs';
import { productEnvironment, environmentOf } from './service-environments.mjs';
import { makeRelease } from './release/make-release.mjs';
import { writeRegistry } from './release/registry.mjs';
import { REMOTES, releasesRoot } from './releases.mjs';
import { recordPids, startService, stopLeftovers, waitUntilReady } from './services.mjs';
import { startOrigin } from './static-origin.mjs';

const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam');
const BUILT_PARTS = [
  '@stillsam/shell',
  '@stillsam/api',
  ...Object.values(REMOTES).map(({ project }) => project),
];
/** In the order they start; they stop in the opposite one. @type {{ api: string, shell: string }} */
const SERVICES = { api: 'api/dist/main.mjs', shell: 'shell/dist/server/server.cjs' };

/** @typedef {() => Promise<void> | undefined} Step of taking the product down. */
/** @typedef {(line: string) => void} Log */
/** @typedef {keyof typeof SERVICES} Service */

/**
 * Builds what changed, starts database, API, static origins and shell, and waits until each answers. A fresh one
 * forgets everything that an earlier one left in the state directory.
 *
 * @param {{ log?: Log, environment?: NodeJS.ProcessEnv, build?: boolean, stateDirectory?: string, isFresh?: boolean, handleSignals?: boolean, nodeEnvironment?: string, narrationVoice?: string }} options
 */
export async function startProduct({
  log = () => {},
  environment = process.env,
  build = true,
  stateDirectory = STATE_DIRECTORY,
  isFresh = false,
  handleSignals = true,
  nodeEnvironment = 'production',
  narrationVoice,
} = {}) {
  loadDotEnv(environment);
  const ports = readPorts(environment);
  /** @type {Step[]} */
  const steps = [];
  const stop = onlyOnce(async () => {
    for (const step of steps.reverse()) await step();
  });
  if (handleSignals) stopOnSignal(stop, log);
  try {
    await stopLeftovers(stateDirectory);
    if (isFresh) await rm(stateDirectory, { recursive: true, force: true });
    const { database: databasePort, ...otherPorts } = ports;
    await assertPortsFree(environment.DATABASE_URL ? otherPorts : ports);
    if (build) await buildParts(log);
    const databaseUrl =
      environment.DATABASE_URL ?? (await startDatabase(databasePort, stateDirectory, steps, log));
    const env = await productEnvironment(environment, {
      ports,
      databaseUrl,
      stateDirectory,
      nodeEnvironment,
      narrationVoice,
    });
    const admin = await prepareDatabase(env);
    for (const name of Object.keys(REMOTES)) {
      await makeRelease(name);
      steps.push(await startOrigin(name, ports, env));
    }
    env.REMOTES_REGISTRY ||= await writeRegistry(path.join(releasesRoot(), 'registry.json'), {
      publicOriginOf: (name) => `http://localhost:${ports[name]}`,
      internalOriginOf: (name) => `http://127.0.0.1:${ports[name]}`,
      environment,
    });
    const { services, restart } = await startServices({ env, stateDirectory, steps, stop, log });
    await waitUntilReady('api', `http://127.0.0.1:${ports.api}/api/health/ready`);
    await waitUntilReady('shell', `http://127.0.0.1:${ports.shell}/health/ready`);
    return { addresses: announce(ports, admin, log), environment: env, services, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {NodeJS.ProcessEnv} environment */
function loadDotEnv(environment) {
  const file = path.join(repositoryRoot, '.env');
  if (environment === process.env && existsSync(file)) process.loadEnvFile(file);
}

/** @param {Log} log */
async function buildParts(log) {
  log('Building what changed …');
  await run(
    'node_modules/.bin/nx',
    ['run-many', '-t', 'build', '-p', BUILT_PARTS.join(','), '--parallel=2', '--outputStyle=static'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** @param {number} port @param {string} stateDirectory @param {Step[]} steps @param {Log} log */
async function startDatabase(port, stateDirectory, steps, log) {
  log('Starting the database …');
  const database = await startEmbeddedPostgres({ dataDir: path.join(stateDirectory, 'postgres'), port });
  steps.push(database.stop);
  return database.url;
}

/**
 * Migrates, seeds, and makes the first admin.
 *
 * @param {NodeJS.ProcessEnv} env of all services together.
 * @returns {Promise<{ email: string, password: string } | null>} the admin with its made-up password the first time.
 */
export async function prepareDatabase(env) {
  await runScript('api/dist/migrate.mjs', [], environmentOf('api', env));
  const [, output] = await Promise.all([
    runScript('api/dist/seed.mjs', [], environmentOf('api', env)),
    runScript('api/dist/create-admin.mjs', ['--if-none'], environmentOf('create-admin', env)),
  ]);
  const email = /e-mail:\s*(\S+)/i.exec(output)?.[1];
  const password = /password:\s*(\S+)/i.exec(output)?.[1];
  return email && password ? { email, password } : null;
}

/** @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runScript(script, args, env) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    env,
  });
  return stdout;
}

/**
 * Starts API and shell; one that ends by itself stops the rest.
 *
 * @param {{ env: NodeJS.ProcessEnv, stateDirectory: string, steps: Step[], stop: () => Promise<void>, log: Log }} start
 */
async function startServices({ env, stateDirectory, steps, stop, log }) {
  /** @type {Record<string, ReturnType<typeof startService>>} */
  const services = {};
  /** @param {string} name @param {string | number} code */
  const onExit = (name, code) => {
    log(`The ${name} ended by itself (${code}); stopping the rest.`);
    void stop().then(() => process.exit(1));
  };
  /** @param {Service} name */
  const start = async (name) => {
    services[name] = startService(name, SERVICES[name], environmentOf(name, env), onExit);
    const pids = Object.values(services).map(({ pid }) => pid);
    await recordPids(stateDirectory, pids);
  };
  for (const name of /** @type {Service[]} */ (Object.keys(SERVICES))) {
    steps.push(() => services[name]?.stop());
    await start(name);
  }
  /** @param {Service} name */
  const restart = async (name) => {
    await services[name]?.stop();
    await start(name);
  };
  return { services, restart };
}

/**
 * @param {ReturnType<typeof readPorts>} ports
 * @param {Awaited<ReturnType<typeof prepareDatabase>>} admin
 * @param {Log} log
 */
function announce(ports, admin, log) {
  const adminApp = Object.values(REMOTES).find(({ area }) => area === 'admin');
  const addresses = {
    site: `http://localhost:${ports.shell}`,
    admin: adminApp && `http://localhost:${ports[adminApp.name]}`,
    api: `http://localhost:${ports.api}/api/openapi.json`,
  };
  log(`\nStillsam is open:\n  Site        ${addresses.site}`);
  if (addresses.admin)
    log(`  Admin       ${addresses.admin} (also ${addresses.site}${adminApp?.prefixes[0]}/login)`);
  log(`  API         ${addresses.api}`);
  if (admin)
    log(
      `\n  First admin ${admin.email}\n  Password    ${admin.password}\n  (made up now and shown only this once)`,
    );
  log('\nCtrl-C stops everything.');
  return addresses;
}

/** @param {() => Promise<void>} stop @param {Log} log */
function stopOnSignal(stop, log) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log('\nStopping …');
      void stop().then(() => process.exit(0));
    });
  }
}

/** @param {() => Promise<void>} action */
function onlyOnce(action) {
  /** @type {Promise<void> | undefined} */
  let result;
  return () => (result ??= action());
}
