import path from 'node:path';
import { repositoryRoot, run } from './process.mjs';

/** Runs Nx without its daemon, so that nothing is left behind. */
export function runNx(args, options = {}) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', ...options.env };
  return run(process.execPath, [path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    ...options,
    env,
  });
}
