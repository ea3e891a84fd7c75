import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

const STOP_LIMIT_MS = 10_000;
/**
 * The services live in tens of megabytes; without a limit V8 lets hundreds of garbage gather before it looks.
 * The containers' commands carry the same limit.
 */
const NODE_FLAGS = ['--max-old-space-size=384'];

/**
 * Starts a service in a process group of its own, so that Ctrl-C reaches only the one who stops it in order.
 *
 * @param {(name: string, code: number | string) => void} onExit called when it ends without having been asked to.
 */
export function startService(name, script, env, onExit) {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(repositoryRoot, script)], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let isStopping = false;
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  void ended.then((code) => {
    if (!isStopping) onExit(name, code);
  });
  return {
    pid: child.pid,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
