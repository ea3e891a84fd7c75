import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
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

const LABEL_WIDTH = 11;
const LAST_LINES_MS = 1000;
const labels = new AsyncLocalStorage();

/** Does a piece of work whose lines, and those of the commands it runs, begin with a label: several can go on at once. */
export function labelled(label, work) {
  return labels.run(label.padEnd(LABEL_WIDTH), work);
}

/** Prints a line, with the label of the work that it belongs to. */
export function say(line) {
  const label = labels.getStore();
  console.log(label ? `${label} │ ${line}` : line);
}

/**
 * Runs a command to its end with its output shown.
 *
 * @throws when it does not end with 0.
 */
export function run(command, args, { env = process.env, cwd = repositoryRoot, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const isLabelled = labels.getStore() !== undefined;
    const child = spawn(command, args, { cwd, env, stdio: isLabelled ? piped(stdio) : stdio });
    const read = [child.stdout, child.stderr].filter(Boolean).map(sayLines);
    child.once('error', reject);
    child.once('exit', async (code, signal) => {
      // What it left running may keep its output open.
      await Promise.race([Promise.all(read), delay(LAST_LINES_MS)]);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** @returns {Promise<unknown>} settled after the last line. */
function sayLines(stream) {
  const lines = createInterface({ input: stream });
  lines.on('line', AsyncLocalStorage.bind(say));
  return once(lines, 'close');
}

/** What would be shown as it comes is read instead; a work beside others has no keyboard. */
function piped(stdio) {
  const streams = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  return streams.map((how, index) => (how !== 'inherit' ? how : index === 0 ? 'ignore' : 'pipe'));
}
