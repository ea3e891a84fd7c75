import net from 'node:net';
import { REMOTES } from './releases.mjs';

/** The part of each port and its usual number, in the order of a run that takes all of them in a row. */
/** @type {Record<string, number>} */
const USUAL = {
  shell: 4200,
  ...Object.fromEntries(Object.values(REMOTES).map(({ name, port }) => [name, port])),
  api: 4300,
  database: 4310,
};
const PARTS = Object.keys(USUAL);

/** @param {string} part */
const variableOf = (part) => `${part.toUpperCase()}_PORT`;

/**
 * The variables that give a run a port for each part, all in a row, beside another run on the same machine.
 *
 * @param {number} first
 */
export function portsFrom(first) {
  return Object.fromEntries(PARTS.map((part, index) => [variableOf(part), String(first + index)]));
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Record<string, number> & { shell: number, api: number, database: number }} the port of each part.
 * @throws with one sentence that names a wrong one.
 */
export function readPorts(environment) {
  const portOf = (/** @type {string} */ part) => readPort(variableOf(part), USUAL[part], environment);
  return {
    ...Object.fromEntries(PARTS.map((part) => [part, portOf(part)])),
    shell: portOf('shell'),
    api: portOf('api'),
    database: portOf('database'),
  };
}

/** @param {string} variable @param {number | undefined} usual @param {NodeJS.ProcessEnv} environment */
function readPort(variable, usual, environment) {
  const port = Number(environment[variable] ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${variable} must be a port number from 1 to 65535, not "${environment[variable]}".`);
  return port;
}

/** @param {Record<string, number>} ports @throws with one sentence that names the first port in use. */
export async function assertPortsFree(ports) {
  for (const [part, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use; end what uses it, or choose another with ${variableOf(part)}.`,
      );
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
