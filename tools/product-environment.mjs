import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';
import { REMOTES, releasesRoot, SECRET_FILE } from './releases.mjs';

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
