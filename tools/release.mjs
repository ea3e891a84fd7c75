/**
 * npm run release -- <part> [--why "…"] [--emergency] [--canary N]: checks, builds, signs and stores a part, has a
 * shell try it, and makes it live (docs/releases.md).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, run } from './process.mjs';
import { remoteOf } from './releases.mjs';
import { release } from './release/changes.mjs';
import { loadEnvironment, createReleaseContext } from './release/context.mjs';
import { followPointer } from './release/shells.mjs';
import { readShare } from './release/share.mjs';
import { readCommit } from './release/source.mjs';

const NX = 'node_modules/.bin/nx';
/** What a release has to pass. */
const GATE = ['lint', 'typecheck', 'test'];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { why: { type: 'string' }, emergency: { type: 'boolean' }, canary: { type: 'string' } },
  });
  loadEnvironment();
  const share = values.canary === undefined ? null : readShare(values.canary, 99);
  const isEmergency = values.emergency ?? false;
  const context = await createReleaseContext(positionals[0], values);
  const { project, directory } = remoteOf(context.part);
  if (!isEmergency) await run(NX, ['run-many', '-t', ...GATE, '-p', project, '--outputStyle=static']);
  await run(NX, ['run', `${project}:build`]);
  const source = path.join(directory, 'dist');
  const pointer = await release(context, { source, commit: await readCommit(), share, isEmergency });
  await followPointer(context, pointer);
} catch (error) {
  fail(error);
}
