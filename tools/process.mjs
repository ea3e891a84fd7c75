import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '');

/** Whether a module was started as a command, rather than imported. @param {string} moduleUrl */
export function isMainModule(moduleUrl) {
  const [, started] = process.argv;
  return Boolean(started && realpathSync(started) === fileURLToPath(moduleUrl));
}

/**
 * Ends the command with one sentence.
 *
 * @param {unknown} reason the sentence, or the error that has it.
 * @returns {never}
 */
export function fail(reason) {
  console.error(typeof reason === 'string' ? reason : messageOf(reason));
  process.exit(1);
}

/**
 * The message of what a `catch` got.
 *
 * @param {unknown} error
 */
export function messageOf(error) {
  return /** @type {Error} */ (error).message;
}

/**
 * Runs a command to its end with its output shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<void>}
 * @throws when it does not end with 0.
 */
export async function run(command, args, { env = process.env, stdio = 'inherit' } = {}) {
  const [code, signal] = await once(spawn(command, args, { cwd: repositoryRoot, env, stdio }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`);
}

/**
 * A port of 127.0.0.1 that nothing listens on now.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
