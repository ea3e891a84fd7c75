import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '');

/** Whether a module was started as a command, rather than imported. */
export function isMainModule(moduleUrl) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);
}

/** Ends the command with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
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
