/**
 * npm run release:api [-- --no-remotes] [-- <api-contract.json, file or address> …]: runs the checks of the API, and makes
 * what it states and its schema the released ones (libs/contracts/README.md).
 */
import { runInstalled } from './install.mjs';
import { run } from './process.mjs';

/** What a release of the API has to pass. */
const GATE = ['lint', 'typecheck', 'test', 'integration', 'contract'];
const PROJECTS = '@stillsam/api,@stillsam/contracts';

await runInstalled(async () => {
  const env = { ...process.env, LONG_TESTS: 'true' };
  await run('node_modules/.bin/nx', ['run-many', '-t', ...GATE, '-p', PROJECTS, '--outputStyle=static'], {
    env,
  });
  await run(process.execPath, ['libs/contracts/scripts/released.mjs', ...process.argv.slice(2)]);
});
