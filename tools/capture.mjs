import { spawn } from 'node:child_process';
import { repositoryRoot } from './process.mjs';

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number }} options
 * @returns {Promise<string>} what it printed.
 * @throws with what it said when it fails or takes longer than `timeout` milliseconds.
 */
export function capture(command, args, { env = process.env, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(complaint.trim() || output.trim() || `${command} ended with ${signal ?? code}.`));
    });
  });
}
