import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

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
