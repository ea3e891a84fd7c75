/** npm run rollback -- <part> [version] [--why "…"]: makes the release before, or a named one, live again. */
import { parseArgs } from 'node:util';
import { rollBack } from '@stillsam/releases/roll-back';
import { fail } from './process.mjs';
import { loadEnvironment, createReleaseContext } from './release/context.mjs';
import { followPointer } from './release/shells.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } });
  loadEnvironment();
  const [part, version = null] = positionals;
  const context = await createReleaseContext(part, values);
  await followPointer(context, await rollBack(context, version));
} catch (error) {
  fail(error);
}
