import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fileStore } from './open-store.mjs';
import { movePointer, readEntries, readPointer, rollBack, takeBack, type Target } from './move-pointer.mjs';
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

it('gives a stable release that is taken back way to the one before, with an entry', async () => {
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

it('ends a canary that is taken back, and the stable release stays', async () => {
  await release('aaaaaaaa');
  await release('aaaaaaaa', 'bbbbbbbb');
  await takeBack(target, 'bbbbbbbb');
  expect(await live()).toMatchObject({ stable: 'aaaaaaaa', canary: null });
});

it('moves the pointer once for two shells that say the same', async () => {
  await release('aaaaaaaa');
  await release('bbbbbbbb');
  await release('cccccccc');
  const results = await Promise.all([takeBack(target, 'cccccccc'), takeBack(target, 'cccccccc')]);
  expect(results.filter((pointer) => pointer === null)).toHaveLength(1);
  expect(await live()).toMatchObject({ stable: 'bbbbbbbb' });
});

it('does not go back to a version that was taken back, until it is released again', async () => {
  await release('aaaaaaaa');
  await release('bbbbbbbb');
  await release('aaaaaaaa');
  expect(await takeBack(target, 'aaaaaaaa')).toMatchObject({ stable: 'bbbbbbbb', withdrawn: ['aaaaaaaa'] });
  expect(await takeBack(target, 'bbbbbbbb')).toBeNull();
  await release('cccccccc');
  expect(await live()).toMatchObject({ stable: 'cccccccc', withdrawn: ['aaaaaaaa'] });
  await release('aaaaaaaa');
  expect(await live()).toMatchObject({ stable: 'aaaaaaaa', withdrawn: [] });
});

it('withdraws a version that was rolled back from, and a canary that was taken back', async () => {
  await release('aaaaaaaa');
  await release('bbbbbbbb');
  expect(await rollBack(target)).toMatchObject({ stable: 'aaaaaaaa', withdrawn: ['bbbbbbbb'] });
  await release('aaaaaaaa', 'cccccccc');
  expect(await takeBack(target, 'cccccccc')).toMatchObject({ withdrawn: ['bbbbbbbb', 'cccccccc'] });
});

it('refuses a rollback to what was never the stable release where the rules say so', async () => {
  await release('aaaaaaaa');
  await release('aaaaaaaa', 'cccccccc');
  const once = { onlyOnceLive: true };
  await expect(rollBack(target, 'cccccccc', once)).rejects.toMatchObject({ code: 'never-live' });
  expect(await live()).toMatchObject({ stable: 'aaaaaaaa' });
  expect(await rollBack(target, 'aaaaaaaa', once)).toMatchObject({ stable: 'aaaaaaaa' });
  expect(await rollBack(target, 'cccccccc')).toMatchObject({ stable: 'cccccccc' });
});

it('keeps the first release, and changes nothing for one that is not live', async () => {
  await release('aaaaaaaa');
  expect(await takeBack(target, 'aaaaaaaa')).toBeNull();
  expect(await takeBack(target, 'cccccccc')).toBeNull();
  expect(await live()).toMatchObject({ stable: 'aaaaaaaa' });
});
