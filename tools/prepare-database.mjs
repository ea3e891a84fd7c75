import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from './process.mjs';
import { environmentOf } from './service-environments.mjs';

const execute = promisify(execFile);

/**
 * Migrates, seeds, and makes the first admin.
 *
 * @param {NodeJS.ProcessEnv} env of all services together.
 * @returns {Promise<{ email: string, password: string } | null>} the admin with its made-up password the first time.
 */
export async function prepareDatabase(env) {
  await runScript('api/dist/migrate.mjs', [], environmentOf('api', env));
  const [, output] = await Promise.all([
    runScript('api/dist/seed.mjs', [], environmentOf('api', env)),
    runScript('api/dist/create-admin.mjs', ['--if-none'], environmentOf('create-admin', env)),
  ]);
  const email = /e-mail:\s*(\S+)/i.exec(output)?.[1];
  const password = /password:\s*(\S+)/i.exec(output)?.[1];
  return email && password ? { email, password } : null;
}

/** @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runScript(script, args, env) {
  const { stdout } = await execute(process.execPath, [script, ...args], { cwd: repositoryRoot, env });
  return stdout;
}
