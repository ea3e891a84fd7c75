/** Brings the whole product up on this machine, and takes it down again in order. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from './database.mjs';
import { recordPids, stopLeftovers } from './leftovers.mjs';
import { startOrigin } from './origins.mjs';
import { assertPortsFree, readPorts } from './ports.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { repositoryRoot, run } from './process.mjs';
import { productEnvironment } from './product-environment.mjs';
import { makeRelease } from './release/make-release.mjs';
import { writeRegistry } from './release/registry.mjs';
import { REMOTES, releasesRoot } from './releases.mjs';
import { environmentOf } from './service-environments.mjs';
import { startService, waitUntilReady } from './services.mjs';

const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam');
const BUILT_PARTS = [
  '@stillsam/shell',
  '@stillsam/api',
  ...Object.values(REMOTES).map(({ project }) => project),
];
/** In the order they start; they stop in the opposite one. */
const SERVICES = { api: 'api/dist/main.mjs', shell: 'shell/dist/server/server.cjs' };

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
  const steps = [];
  const stop = onlyOnce(async () => {
    for (const step of steps.reverse()) await step();
  });
  if (handleSignals) stopOnSignal(stop, onSay);
  try {
    await stopLeftovers(stateDirectory);
    if (isFresh) await rm(stateDirectory, { recursive: true, force: true });
    const { database: databasePort, ...otherPorts } = ports;
    await assertPortsFree(environment.DATABASE_URL ? otherPorts : ports);
    if (build) await buildParts(onSay);
    const databaseUrl =
      environment.DATABASE_URL ?? (await startDatabase(databasePort, stateDirectory, steps, onSay));
    const env = await productEnvironment(environment, {
      ports,
      databaseUrl,
      stateDirectory,
      nodeEnvironment,
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
    const { services, restart } = await startServices({ env, stateDirectory, steps, stop, onSay });
    await waitUntilReady('api', `http://127.0.0.1:${ports.api}/api/health/ready`);
    await waitUntilReady('shell', `http://127.0.0.1:${ports.shell}/health/ready`);
    return { addresses: announce(ports, admin, onSay), environment: env, services, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function loadDotEnv(environment) {
  const file = path.join(repositoryRoot, '.env');
  if (environment === process.env && existsSync(file)) process.loadEnvFile(file);
}

async function buildParts(onSay) {
  onSay('Building what changed …');
  await run(
    'node_modules/.bin/nx',
    ['run-many', '-t', 'build', '-p', BUILT_PARTS.join(','), '--parallel=2', '--outputStyle=static'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

async function startDatabase(port, stateDirectory, steps, onSay) {
  onSay('Starting the database …');
  const database = await startEmbeddedPostgres({ dataDir: path.join(stateDirectory, 'postgres'), port });
  steps.push(database.stop);
  return database.url;
}

/** Starts API and shell; one that ends by itself stops the rest. */
async function startServices({ env, stateDirectory, steps, stop, onSay }) {
  const services = {};
  const onExit = (name, code) => {
    onSay(`The ${name} ended by itself (${code}); stopping the rest.`);
    void stop().then(() => process.exit(1));
  };
  const start = async (name) => {
    services[name] = startService(name, SERVICES[name], environmentOf(name, env), onExit);
    const pids = Object.values(services).map(({ pid }) => pid);
    await recordPids(stateDirectory, pids);
  };
  for (const name of Object.keys(SERVICES)) {
    steps.push(() => services[name]?.stop());
    await start(name);
  }
  const restart = async (name) => {
    await services[name].stop();
    await start(name);
  };
  return { services, restart };
}

function announce(ports, admin, onSay) {
  const adminApp = Object.values(REMOTES).find(({ area }) => area === 'admin');
  const addresses = {
    site: `http://localhost:${ports.shell}`,
    admin: adminApp && `http://localhost:${ports[adminApp.name]}`,
    api: `http://localhost:${ports.api}/api/openapi.json`,
  };
  onSay(`\nStillsam is open:\n  Site        ${addresses.site}`);
  if (addresses.admin)
    onSay(`  Admin       ${addresses.admin} (also ${addresses.site}${adminApp?.prefixes[0]}/login)`);
  onSay(`  API         ${addresses.api}`);
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
