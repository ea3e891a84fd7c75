/**
 * npm run new:module -- <names> [--label "…"]: makes an API module with a table, and its list in the back office
 * (docs/how-to/add-a-module.md).
 */
import { parseArgs } from 'node:util';
import { createModule } from './new-module/create-module.mjs';
import { fail, run } from './process.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { label: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const { made, changed } = await createModule({ ...values, name });
  await run('npx', ['prettier', '--log-level=warn', '--write', ...made, ...changed]);
  console.log(`Made:\n  ${made.join('\n  ')}\nChanged:\n  ${changed.join('\n  ')}`);
  console.log('Next: docs/how-to/add-a-module.md, from step 2.');
} catch (error) {
  fail(error);
}
