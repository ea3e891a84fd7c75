/**
 * npm run new:remote -- <name> --prefix /<path> [--owner "…"]: makes a remote with one page, which builds, passes its
 * checks and can be released (docs/releases.md).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { markInstalled } from './install.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { fail, repositoryRoot, run } from './process.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prefix: { type: 'string' }, owner: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const { folder, files } = await createRemote({ ...values, name });
  console.log(`${folder}:\n  ${files.join('\n  ')}`);
  // Enters the new workspace in the lock; no package is new.
  await run('npm', [
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  await markInstalled(await readFile(path.join(repositoryRoot, 'package-lock.json'), 'utf8'));
  console.log(`Next: npm run check -- ${name}, npm start, and npm run release -- ${name} for each change.`);
} catch (error) {
  fail(error);
}
