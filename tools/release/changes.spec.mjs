import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { movePointer, readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { rollBack } from '@stillsam/releases/roll-back';
import { generateKey, isSignedBy } from '@stillsam/releases/signature';
import { moveCanary, prune, release, releaseLocally } from './changes.mjs';
import { writeFakeBuild } from './fake-build.mjs';
import { openFakeDesk } from './fake-desk.mjs';

let key;
let folder;
let shell;
let desk;
let said;
let releaseBuild;
let close;

beforeEach(async () => {
  ({ key, folder, shell, desk, said, releaseBuild, close } = await openFakeDesk());
});
afterEach(() => close());

const live = async () => (await readPointer(desk.store)).pointer;
const lastEntry = async () => (await readEntries(desk.store)).at(-1);

describe('a release', () => {
  it('is a signed folder that a shell has tried', async () => {
    const { stable } = await releaseBuild(1);
    const releaseFolder = path.join(folder, 'releases', stable);
    expect((await readdir(releaseFolder)).sort()).toEqual([
      'api-reads.json',
      'mf-manifest.json',
      'release.json',
      'release.json.sig',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'server.cjs',
    ]);
    const manifest = await readFile(path.join(releaseFolder, 'release.json'), 'utf8');
    const signature = await readFile(path.join(releaseFolder, 'release.json.sig'), 'utf8');
    expect(isSignedBy(manifest, signature, key.publicKey)).toBe(true);
    expect(JSON.parse(manifest)).toMatchObject({
      part: 'site',
      version: stable,
      contract: 1,
      commit: 'abc',
      shared: { react: '^19.3.1' },
      files: { 'server.cjs': expect.stringMatching(/^sha384-/), 'remoteEntry.js': expect.any(String) },
    });
    expect(shell.trials).toEqual([{ part: 'site', version: stable, at: expect.any(String) }]);
    expect(await live()).toMatchObject({ stable, canary: null });
    expect(await lastEntry()).toMatchObject({
      who: 'Ada',
      commit: 'abc',
      why: 'ny text',
      kind: 'release',
      from: null,
      to: { stable },
      verdict: { accepted: true, pages: 3 },
    });
  });

  it('of the admin holds the stand-alone app too, with the hashes of its scripts', async () => {
    const source = path.join(folder, 'dist');
    await mkdir(path.join(source, 'standalone/assets'), { recursive: true });
    await writeFile(path.join(source, 'standalone/index.html'), '<!doctype html>');
    await writeFile(path.join(source, 'standalone/assets/admin.0123abcd.js'), 'lugn();');
    const { stable } = await releaseBuild(1);
    const manifest = JSON.parse((await desk.store.read(`${stable}/release.json`)).text);
    expect(Object.keys(manifest.files)).toContain('standalone/assets/admin.0123abcd.js');
    expect((await desk.store.read(`${stable}/standalone/index.html`)).text).toBe('<!doctype html>');
  });

  it('tells the slowest page and the one with most scripts, where the shell says them', async () => {
    const first = await releaseBuild(1);
    expect(said.join('\n')).not.toContain('page: ');
    expect((await lastEntry()).verdict).toMatchObject({ slowest: null, largest: null });
    const verdict = { slowest: { path: '/lugn', milliseconds: 41.6 }, largest: { path: '/', bytes: 31323 } };
    shell.verdict = verdict;
    expect(await releaseBuild(2)).not.toEqual(first);
    expect(said).toContain('Slowest page: /lugn, 42 ms.');
    expect(said).toContain('Most scripts: /, 31323 bytes compressed.');
    expect((await lastEntry()).verdict).toMatchObject(verdict);
  });

  it('that a shell refuses changes nothing', async () => {
    const { stable } = await releaseBuild(1);
    shell.reasons = ['The route /kontakt belongs to another part.'];
    await expect(releaseBuild(2)).rejects.toThrow('The route /kontakt belongs to another part.');
    await expect(releaseBuild(2, { isEmergency: true })).rejects.toThrow('refuses');
    expect(await live()).toMatchObject({ stable });
    expect(await readEntries(desk.store)).toHaveLength(1);
  });

  it('that no shell has tried becomes live in an emergency alone', async () => {
    desk.shells = ['http://127.0.0.1:9'];
    await expect(releaseBuild(1)).rejects.toThrow('use --emergency');
    expect(await live()).toBeNull();
    const { stable } = await releaseBuild(1, { isEmergency: true });
    expect(await live()).toMatchObject({ stable });
    expect(await lastEntry()).toMatchObject({ kind: 'emergency', verdict: null });
  });

  it('waits for a shell that tries another one', async () => {
    shell.busyAnswers = 1;
    const { stable } = await releaseBuild(1);
    expect(shell.trials).toMatchObject([{ version: stable }]);
  });

  it('is not tried by a shell that knows another key', async () => {
    desk.privateKey = generateKey().privateKey;
    await expect(releaseBuild(1)).rejects.toThrow('responded with 401: wrong signature');
  });

  it('of the same content changes nothing, whatever its date', async () => {
    const first = await releaseBuild(1);
    const manifest = path.join(folder, 'releases', first.stable, 'release.json');
    const before = await readFile(manifest, 'utf8');
    expect(await releaseBuild(1, { commit: 'def' })).toEqual(first);
    expect(await readFile(manifest, 'utf8')).toBe(before);
    expect(await readEntries(desk.store)).toHaveLength(1);
  });

  it('that another key has signed is refused, and signed anew by a start on this machine', async () => {
    const { stable } = await releaseBuild(1);
    const other = generateKey();
    desk.privateKey = other.privateKey;
    const source = path.join(folder, 'dist');
    await expect(releaseBuild(1)).rejects.toThrow('is signed by another key');
    expect(await releaseLocally(desk, { source, commit: null })).toEqual({ version: stable, isNew: false });
    const read = (file) => readFile(path.join(folder, 'releases', stable, file), 'utf8');
    expect(isSignedBy(await read('release.json'), await read('release.json.sig'), other.publicKey)).toBe(
      true,
    );
  });

  it('of two at once is one', async () => {
    const source = path.join(folder, 'dist');
    await writeFakeBuild(source);
    const versions = await Promise.all([
      release(desk, { source, commit: null, share: null, isEmergency: false }),
      releaseLocally(desk, { source, commit: null }).then(live),
    ]);
    expect(new Set(versions.map(({ stable }) => stable)).size).toBe(1);
    expect(await readEntries(desk.store)).toHaveLength(1);
  });

  it('waits while somebody else releases the part', async () => {
    const lock = { who: 'Eva', pid: process.pid, host: os.hostname(), at: new Date().toISOString() };
    await desk.store.write('release.lock', JSON.stringify(lock), null);
    desk.say = (sentence) => {
      if (!sentence.startsWith('Waiting: Eva (process')) return;
      said.push(sentence);
      void live()
        .then((pointer) => expect(pointer).toBeNull())
        .then(() => desk.store.remove('release.lock'));
    };
    await releaseBuild(1);
    expect(said).toHaveLength(1);
    expect(await live()).not.toBeNull();
  });

  it('does not wait for one that has ended', async () => {
    const at = new Date().toISOString();
    for (const abandoned of [
      { pid: process.pid, host: 'elsewhere', at: '2026-01-01T00:00:00Z' },
      { pid: 2 ** 30, host: os.hostname(), at },
    ]) {
      await desk.store.write('release.lock', JSON.stringify(abandoned), null);
      await releaseBuild(abandoned.pid);
      expect(await desk.store.read('release.lock')).toBeNull();
    }
  });
});

it('a pointer that an earlier version of this command wrote is replaced', async () => {
  await desk.store.write('current.json', JSON.stringify({ part: 'site', version: 'aaaaaaaa' }), null);
  expect(await live()).toBeNull();
  const { stable } = await releaseBuild(1);
  expect(await live()).toMatchObject({ stable });
});

describe('a rollback', () => {
  it('goes one step back at a time, and erases nothing', async () => {
    const [one, two] = [await releaseBuild(1), await releaseBuild(2), await releaseBuild(3)];
    expect((await rollBack(desk)).stable).toBe(two.stable);
    expect((await rollBack(desk)).stable).toBe(one.stable);
    await expect(rollBack(desk)).rejects.toThrow('There is no release before the live one.');
    expect((await readEntries(desk.store)).map(({ kind }) => kind)).toEqual([
      'release',
      'release',
      'release',
      'rollback',
      'rollback',
    ]);
    expect(shell.trials).toHaveLength(3);
  });

  it('goes to any version whose folder is there and signed', async () => {
    const [one] = [await releaseBuild(1), await releaseBuild(2), await releaseBuild(3)];
    await expect(rollBack(desk, 'finns-inte')).rejects.toThrow('site has no release finns-inte');
    expect((await rollBack(desk, one.stable)).stable).toBe(one.stable);
    desk.publicKey = generateKey().publicKey;
    await expect(rollBack(desk, one.stable)).rejects.toThrow('is not signed by the key of site');
  });
});

describe('a canary', () => {
  it('is tried, and leaves the stable one', async () => {
    const { stable } = await releaseBuild(1);
    const { canary } = await releaseBuild(2, { share: 5 });
    expect(canary.share).toBe(5);
    expect(canary.version).not.toBe(stable);
    expect(await live()).toMatchObject({ stable, canary });
    expect(shell.trials).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({
      kind: 'canary',
      from: { canary: null },
      to: { stable, canary },
    });
  });

  it('grows to all, or ends', async () => {
    const { stable } = await releaseBuild(1);
    const { version } = (await releaseBuild(2, { share: 5 })).canary;
    expect((await moveCanary(desk, version, 50)).canary).toEqual({ version, share: 50 });
    expect(await moveCanary(desk, null, 0)).toMatchObject({ stable, canary: null });
    expect(await moveCanary(desk, version, 100)).toMatchObject({ stable: version, canary: null });
    // The second release was tried, and again when it came back after its end.
    expect(shell.trials).toHaveLength(3);
  });

  it('needs a stable release beside it', async () => {
    await expect(releaseBuild(1, { share: 5 })).rejects.toThrow('Nothing is live yet');
    await releaseBuild(1);
    await expect(releaseBuild(1, { share: 5 })).rejects.toThrow('is the stable release already');
  });
});

it('two who move the pointer at once do not overwrite each other', async () => {
  await releaseBuild(1);
  const move = (stable) =>
    movePointer(desk.store, { kind: 'release', who: 'Ada', move: () => ({ stable, canary: null }) });
  const results = await Promise.allSettled([move('aaaaaaaa'), move('bbbbbbbb')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readEntries(desk.store)).toHaveLength(2);
});

it('releases that nobody needs are removed, and a refused one with them', async () => {
  for (let number = 1; number <= 7; number += 1) await releaseBuild(number);
  shell.reasons = ['no'];
  await releaseBuild(8).catch(() => {});
  expect(await desk.store.listFolders()).toHaveLength(8);
  const tomorrow = Date.now() + 25 * 60 * 60_000;
  expect(await prune(desk.store, tomorrow)).toHaveLength(3);
  const kept = (await readEntries(desk.store)).slice(-5).map(({ to }) => to.stable);
  expect((await desk.store.listFolders()).sort()).toEqual(kept.sort());
});
