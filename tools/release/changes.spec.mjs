import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { movePointer, readEntries, readPointer, rollBack } from '@stillsam/releases/move-pointer';
import { generateKey, isSignedBy } from '@stillsam/releases/signature';
import { repositoryRoot } from '../process.mjs';
import { moveCanary, prune, release, releaseLocally } from './changes.mjs';
import { writeFakeBuild } from './fake-build.mjs';
import { createFakeContext } from './fake-context.mjs';

/** @type {Awaited<ReturnType<typeof createFakeContext>>['key']} */
let key;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['folder']} */
let folder;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['shell']} */
let shell;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['context']} */
let context;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['logged']} */
let logged;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['releaseBuild']} */
let releaseBuild;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['close']} */
let close;

beforeEach(async () => {
  ({ key, folder, shell, context, logged, releaseBuild, close } = await createFakeContext());
});
afterEach(() => close());

const live = async () => (await readPointer(context.store)).pointer;
const lastEntry = async () => (await readEntries(context.store)).at(-1);

describe('a release', () => {
  it('makes a signed folder that a shell has tried', async () => {
    const { stable } = await releaseBuild(1);
    const releaseFolder = path.join(folder, 'releases', stable);
    expect((await readdir(releaseFolder)).sort()).toEqual([
      'api-contract.json',
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
    const contract = JSON.parse(
      await readFile(path.join(repositoryRoot, 'libs/platform/contract.json'), 'utf8'),
    );
    expect(JSON.parse(manifest)).toMatchObject({
      part: 'site',
      version: stable,
      contract: contract.version,
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

  it('includes the stand-alone app of the admin, with the hashes of its scripts', async () => {
    const source = path.join(folder, 'dist');
    await mkdir(path.join(source, 'standalone/assets'), { recursive: true });
    await writeFile(path.join(source, 'standalone/index.html'), '<!doctype html>');
    await writeFile(path.join(source, 'standalone/assets/admin.0123abcd.js'), 'lugn();');
    const { stable } = await releaseBuild(1);
    const manifest = JSON.parse(String((await context.store.read(`${stable}/release.json`))?.text));
    expect(Object.keys(manifest.files)).toContain('standalone/assets/admin.0123abcd.js');
    expect((await context.store.read(`${stable}/standalone/index.html`))?.text).toBe('<!doctype html>');
  });

  it('tells the slowest page, where the shell says it', async () => {
    const first = await releaseBuild(1);
    expect(logged.join('\n')).not.toContain('page: ');
    expect((await lastEntry())?.verdict).toMatchObject({ slowest: null });
    const verdict = { slowest: { path: '/lugn', milliseconds: 41.6 } };
    shell.verdict = verdict;
    expect(await releaseBuild(2)).not.toEqual(first);
    expect(logged).toContain('Slowest page: /lugn, 42 ms.');
    expect((await lastEntry())?.verdict).toMatchObject(verdict);
  });

  it('changes nothing when a shell refuses it', async () => {
    const { stable } = await releaseBuild(1);
    shell.reasons = ['The route /kontakt belongs to another part.'];
    await expect(releaseBuild(2)).rejects.toThrow('The route /kontakt belongs to another part.');
    await expect(releaseBuild(2, { isEmergency: true })).rejects.toThrow('refuses');
    expect(await live()).toMatchObject({ stable });
    expect(await readEntries(context.store)).toHaveLength(1);
  });

  it('becomes live in an emergency alone when no shell has tried it', async () => {
    context.shells = ['http://127.0.0.1:9'];
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

  it('gets no trial by a shell that knows another key', async () => {
    context.privateKey = generateKey().privateKey;
    await expect(releaseBuild(1)).rejects.toThrow('responded with 401: wrong signature');
  });

  it('changes nothing with the same content, whatever its date', async () => {
    const first = await releaseBuild(1);
    const manifest = path.join(folder, 'releases', first.stable, 'release.json');
    const before = await readFile(manifest, 'utf8');
    expect(await releaseBuild(1, { commit: 'def' })).toEqual(first);
    expect(await readFile(manifest, 'utf8')).toBe(before);
    expect(await readEntries(context.store)).toHaveLength(1);
  });

  it('fails with the signature of another key, and a start on this machine signs it anew', async () => {
    const { stable } = await releaseBuild(1);
    const other = generateKey();
    context.privateKey = other.privateKey;
    const source = path.join(folder, 'dist');
    await expect(releaseBuild(1)).rejects.toThrow('is signed by another key');
    expect(await releaseLocally(context, { source, commit: null })).toEqual({
      version: stable,
      isNew: false,
    });
    const read = (/** @type {string} */ file) =>
      readFile(path.join(folder, 'releases', stable, file), 'utf8');
    expect(isSignedBy(await read('release.json'), await read('release.json.sig'), other.publicKey)).toBe(
      true,
    );
  });

  it('happens once when two come at once', async () => {
    const source = path.join(folder, 'dist');
    await writeFakeBuild(source);
    const versions = await Promise.all([
      release(context, { source, commit: null, share: null, isEmergency: false }),
      releaseLocally(context, { source, commit: null }).then(live),
    ]);
    expect(new Set(versions.map((pointer) => pointer?.stable)).size).toBe(1);
    expect(await readEntries(context.store)).toHaveLength(1);
  });

  it('waits while somebody else releases the part', async () => {
    const lock = { who: 'Eva', pid: process.pid, host: os.hostname(), at: new Date().toISOString() };
    await context.store.write('release.lock', JSON.stringify(lock), null);
    context.log = (sentence) => {
      if (!sentence.startsWith('Waiting: Eva (process')) return;
      logged.push(sentence);
      void live()
        .then((pointer) => expect(pointer).toBeNull())
        .then(() => context.store.remove('release.lock'));
    };
    await releaseBuild(1);
    expect(logged).toHaveLength(1);
    expect(await live()).not.toBeNull();
  });

  it('does not wait for one that has ended', async () => {
    const at = new Date().toISOString();
    for (const abandoned of [
      { pid: process.pid, host: 'elsewhere', at: '2026-01-01T00:00:00Z' },
      { pid: 2 ** 30, host: os.hostname(), at },
    ]) {
      await context.store.write('release.lock', JSON.stringify(abandoned), null);
      await releaseBuild(abandoned.pid);
      expect(await context.store.read('release.lock')).toBeNull();
    }
  });
});

it('replaces a pointer that an earlier version of this command wrote', async () => {
  await context.store.write('current.json', JSON.stringify({ part: 'site', version: 'aaaaaaaa' }), null);
  expect(await live()).toBeNull();
  const { stable } = await releaseBuild(1);
  expect(await live()).toMatchObject({ stable });
});

describe('a rollback', () => {
  it('goes one step back at a time, and erases nothing', async () => {
    const [one, two] = [await releaseBuild(1), await releaseBuild(2), await releaseBuild(3)];
    expect((await rollBack(context)).stable).toBe(two.stable);
    expect((await rollBack(context)).stable).toBe(one.stable);
    await expect(rollBack(context)).rejects.toThrow('There is no release before the live one.');
    expect((await readEntries(context.store)).map(({ kind }) => kind)).toEqual([
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
    await expect(rollBack(context, 'finns-inte')).rejects.toThrow('site has no release finns-inte');
    expect((await rollBack(context, one.stable)).stable).toBe(one.stable);
    context.publicKey = generateKey().publicKey;
    await expect(rollBack(context, one.stable)).rejects.toThrow('is not signed by the key of site');
  });
});

describe('a canary', () => {
  it('gets its trial, and leaves the stable one', async () => {
    const { stable } = await releaseBuild(1);
    const { canary } = await releaseBuild(2, { share: 5 });
    expect(canary?.share).toBe(5);
    expect(canary?.version).not.toBe(stable);
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
    const version = String((await releaseBuild(2, { share: 5 })).canary?.version);
    expect((await moveCanary(context, version, 50)).canary).toEqual({ version, share: 50 });
    expect(await moveCanary(context, null, 0)).toMatchObject({ stable, canary: null });
    expect(await moveCanary(context, version, 100)).toMatchObject({ stable: version, canary: null });
    // The second release was tried, and again when it came back after its end.
    expect(shell.trials).toHaveLength(3);
  });

  it('needs a stable release beside it', async () => {
    await expect(releaseBuild(1, { share: 5 })).rejects.toThrow('Nothing is live yet');
    await releaseBuild(1);
    await expect(releaseBuild(1, { share: 5 })).rejects.toThrow('is the stable release already');
  });
});

it('lets two who move the pointer at once not overwrite each other', async () => {
  await releaseBuild(1);
  const move = (/** @type {string} */ stable) =>
    movePointer(context.store, { kind: 'release', who: 'Ada', move: () => ({ stable, canary: null }) });
  const results = await Promise.allSettled([move('aaaaaaaa'), move('bbbbbbbb')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await readEntries(context.store)).toHaveLength(2);
});

it('removes releases that nobody needs, and a refused one with them', async () => {
  for (let number = 1; number <= 7; number += 1) await releaseBuild(number);
  shell.reasons = ['no'];
  await releaseBuild(8).catch(() => {});
  expect(await context.store.listFolders()).toHaveLength(8);
  const tomorrow = Date.now() + 25 * 60 * 60_000;
  expect(await prune(context.store, tomorrow)).toHaveLength(3);
  const kept = (await readEntries(context.store)).slice(-5).map(({ to }) => to.stable);
  expect((await context.store.listFolders()).sort()).toEqual(kept.sort());
});
