import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { repositoryRoot } from './process.mjs';
import { REMOTES, releasesRoot, SECRET_FILE } from './releases.mjs';

/** Of the machine, for any program. */
const MACHINE = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];
const API_COMMANDS = variablesOf('api/src/config/env-schema.ts');

/**
 * Each service is told the variables that its schema names, and no others: a service that renders what remotes bring
 * must not hold the secrets of the API. The first admin's address, name and password are for the command that makes the
 * account alone.
 */
export const SERVICE_VARIABLES = {
  shell: variablesOf('shell/server/config/env.ts'),
  api: API_COMMANDS.filter((name) => !name.startsWith('ADMIN_') || name === 'ADMIN_ORIGIN'),
  'create-admin': API_COMMANDS,
};

/** The keys of a service's schema. @param {string} file */
function variablesOf(file) {
  const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
  return [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
}

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

/**
 * The variables of all services together: what the environment sets, and a default for the rest.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ ports: Record<string, number>, databaseUrl: string, stateDirectory: string, nodeEnvironment: string, narrationVoice?: string }} run
 * @returns {Promise<NodeJS.ProcessEnv & { API_INTERNAL_ORIGIN: string, SITE_ORIGIN: string }>}
 */
export async function productEnvironment(
  environment,
  { ports, databaseUrl, stateDirectory, nodeEnvironment, narrationVoice },
) {
  const localhost = (/** @type {number | undefined} */ port) => `http://localhost:${port}`;
  const loopback = (/** @type {number | undefined} */ port) => `http://127.0.0.1:${port}`;
  const adminApps = Object.values(REMOTES).filter(({ area }) => area === 'admin');
  const portsOfAdminApps = adminApps.map(({ name }) => ports[name]);
  return {
    JWT_SECRET: environment.JWT_SECRET ?? (await localSecret(stateDirectory, 'jwt-secret')),
    INTERNAL_SECRET: environment.INTERNAL_SECRET ?? (await localSecret(stateDirectory, SECRET_FILE)),
    SITE_ORIGIN: localhost(ports.shell),
    SITE_INTERNAL_ORIGIN: loopback(ports.shell),
    API_INTERNAL_ORIGIN: loopback(ports.api),
    ALLOWED_ORIGINS: [ports.shell, ...portsOfAdminApps]
      .flatMap((port) => [localhost(port), loopback(port)])
      .join(','),
    // Shell and admin's origin call from this machine, and nobody from elsewhere reaches the API.
    TRUSTED_PROXIES: 'loopback',
    CONTENT_DIR: path.join(repositoryRoot, 'content'),
    MEDIA_DIR: path.join(stateDirectory, 'media'),
    NARRATION_VOICE: narrationVoice,
    KEPT_RELEASES_DIR: path.join(stateDirectory, 'kept-releases'),
    LOG_LEVEL: 'warn',
    ...definedOf(environment),
    NODE_ENV: nodeEnvironment,
    DATABASE_URL: databaseUrl,
    // Of each service, whatever its working directory.
    RELEASES_DIR: releasesRoot(environment),
    API_PORT: String(ports.api),
    SHELL_PORT: String(ports.shell),
  };
}

/**
 * Variables that are set; an undefined one does not hide a default.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
function definedOf(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
}

/** A secret of this machine, made at the first start. @param {string} stateDirectory @param {string} name */
async function localSecret(stateDirectory, name) {
  const file = path.join(stateDirectory, name);
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  await mkdir(stateDirectory, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
