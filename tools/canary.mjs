/**
 * npm run canary -- <part> <version> <share> [--why "…"]: gives a share of the visitors a release; 100 gives it to all.
 * npm run canary -- <part> off: gives all of them the stable one.
 */
import { parseArgs } from 'node:util';
import { fail } from './process.mjs';
import { moveCanary } from './release/changes.mjs';
import { loadEnvironment, openDesk } from './release/desk.mjs';
import { followPointer } from './release/follow.mjs';
import { readShare } from './release/share.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } });
  loadEnvironment();
  const [part, version, share] = positionals;
  const desk = await openDesk(part, values);
  if (!version) throw new Error('Name a version and a share, or off.');
  const pointer =
    version === 'off' ? moveCanary(desk, null, 0) : moveCanary(desk, version, readShare(share, 100));
  await followPointer(desk, await pointer);
} catch (error) {
  fail(error.message);
}
