import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fileStore } from './file-store.mjs';
import { movePointer, readEntries, readPointer } from './move-pointer.mjs';
import { takeBack, type Target } from './roll-back.mjs';
import { generateKey, signText } from './signature.mjs';

const KEY = generateKey();
let directory: string;
let target: Target;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-store-'));
  const store = fileStore(directory);
  target = { part: 'site', store, publicKey: KEY.publicKey, who: 'the shells', why: 'It had 9 errors.' };
});
afterEach(() => rm(directory, { recursive: true }));

async function release(version: string, canary: string | null = null): Promise<void> {
  const files = [
    ['release.json', '{}'],
    ['release.json.sig', signText('{}', KEY.privateKey)],
  ] as const;
  for (const folder of [version, canary])
    if (folder)
      await target.store.writeFolder(folder, new Map(files.map(([name, text]) => [name, Buffer.from(text)])));
  const move = () => ({ stable: version, canary: canary ? { version: canary, share: 5 } : null });
  await movePointer(target.store, { who: 'Ada', kind: canary ? 'canary' : 'release', move });
}

const live = async () => (await readPointer(target.store)).pointer;
const lastEntry = async () => (await readEntries(target.store)).at(-1);

it('a stable release that is taken back gives way to the one before, with an entry', async () => {
  await release('aaaaaaaa');
  await release('bbbbbbbb');
  expect(await takeBack(target, 'bbbbbbbb')).toMatchObject({ stable: 'aaaaaaaa', canary: null });
  expect(await lastEntry()).toMatchObject({
    kind: 'takeback',
    who: 'the shells',
    why: 'It had 9 errors.',
    from: { stable: 'bbbbbbbb' },
    to: { stable: 'aaaaaaaa' },
  });
});

it('a canary that is taken back ends, and the stable release stays', async () => {
  await release('aaaaaaaa');
  await release('aaaaaaaa', 'bbbbbbbb');
  await takeBack(target, 'bbbbbbbb');
  expect(await live()).toMatchObject({ stable: 'aaaaaaaa', canary: null });
});

it('two shells that say the same move the pointer once', async () => {
  await release('aaaaaaaa');
  await release('bbbbbbbb');
  await release('cccccccc');
  const results = await Promise.all([takeBack(target, 'cccccccc'), takeBack(target, 'cccccccc')]);
  expect(results.filter((pointer) => pointer === null)).toHaveLength(1);
  expect(await live()).toMatchObject({ stable: 'bbbbbbbb' });
});

it('the first release stays, and one that is not live changes nothing', async () => {
  await release('aaaaaaaa');
  expect(await takeBack(target, 'aaaaaaaa')).toBeNull();
  expect(await takeBack(target, 'cccccccc')).toBeNull();
  expect(await live()).toMatchObject({ stable: 'aaaaaaaa' });
});
