/**
 * npm run canary -- <part> <version> <share> [--why "…"]: gives a share of the visitors a release; 100 gives it to all.
 * npm run canary -- <part> off: gives all of them the stable one.
 */
import { parseArgs } from 'node:util';
import { fail } from './process.mjs';
import { moveCanary } from './release/changes.mjs';
import { loadEnvironment, createReleaseContext } from './release/context.mjs';
import { followPointer } from './release/shells.mjs';
import { readShare } from './release/share.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } });
  loadEnvironment();
  const [part, version, share] = positionals;
  const context = await createReleaseContext(part, values);
  if (!version) throw new Error('Name a version and a share, or off.');
  const pointer =
    version === 'off' ? moveCanary(context, null, 0) : moveCanary(context, version, readShare(share, 100));
  await followPointer(context, await pointer);
} catch (error) {
  fail(error);
}
