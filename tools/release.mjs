/**
 * npm run release -- <part> [--why "…"] [--emergency] [--canary N]: checks, builds, signs and stores a part, has a
 * shell try it, and makes it live (docs/releases.md).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, run } from './process.mjs';
import { remoteOf } from './releases.mjs';
import { release } from './release/changes.mjs';
import { loadEnvironment, openDesk } from './release/desk.mjs';
import { followPointer } from './release/follow.mjs';
import { readShare } from './release/share.mjs';
import { readCommit } from './release/source.mjs';

const NX = 'node_modules/.bin/nx';
/** What a release has to pass. */
const GATE = ['lint', 'typecheck', 'test', 'contract'];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { why: { type: 'string' }, emergency: { type: 'boolean' }, canary: { type: 'string' } },
  });
  loadEnvironment();
  const share = values.canary === undefined ? null : readShare(values.canary, 99);
  const isEmergency = values.emergency ?? false;
  const desk = await openDesk(positionals[0], values);
  const { project, directory } = remoteOf(desk.part);
  if (!isEmergency) await run(NX, ['run-many', '-t', ...GATE, '-p', project, '--outputStyle=static']);
  await run(NX, ['run', `${project}:build`]);
  const source = path.join(directory, 'dist');
  const pointer = await release(desk, { source, commit: await readCommit(), share, isEmergency });
  await followPointer(desk, pointer);
} catch (error) {
  fail(error.message);
}
