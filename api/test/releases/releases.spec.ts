import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleasesHealth } from '@stillsam/releases/answers';
import { fileStore } from '@stillsam/releases/file-store';
import { movePointer, readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { generateKey, signText } from '@stillsam/releases/signature';
import type { Store } from '@stillsam/releases/store';
import type { PartsDto } from '../../src/modules/releases/releases.dto';
import { portOf, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const KEY = generateKey();
const REMOTE = {
  name: 'site',
  owner: 'Innehåll',
  area: 'public',
  prefixes: ['/'],
  publicOrigin: 'https://site.example',
  internalOrigin: 'http://127.0.0.1:1',
  api: 'read',
  publicKey: KEY.publicKey,
};
const [ONE, TWO, THREE] = ['version-1', 'version-2', 'version-3'] as const;

let directory: string;
let store: Store;
let shell: Server;
/** What the shell says that it serves. */
let served: ReleasesHealth['remotes'][string];
let api: TestApi;
let admin: string;
let team: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-releases-'));
  shell = createServer((_request, response) => response.end(JSON.stringify({ remotes: { site: served } })));
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  await writeFile(path.join(directory, 'registry.json'), JSON.stringify({ remotes: [REMOTE] }));
  api = await TestApi.start({
    environment: {
      REMOTES_REGISTRY: path.join(directory, 'registry.json'),
      RELEASES_DIR: directory,
      SHELL_ORIGINS: `http://127.0.0.1:${portOf(shell)}`,
    },
  });
  admin = (await api.signedIn('admin')).token;
  team = (await api.signedIn('team')).token;
});
afterAll(async () => {
  await api.stop();
  shell.close();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  store = fileStore(path.join(directory, 'site'));
  served = { stable: TWO, canary: null, refused: [], tallies: { [TWO]: { views: 40, errors: 3 } } };
  for (const version of [ONE, TWO, THREE]) await writeRelease(version);
  await move(ONE, 'första');
  await move(TWO, 'ny ingress');
});
afterEach(() => rm(path.join(directory, 'site'), { recursive: true }));

async function writeRelease(version: string, { privateKey } = KEY): Promise<void> {
  const files = { 'release.json': '{}', 'release.json.sig': signText('{}', privateKey) };
  const entries = Object.entries(files).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]);
  await store.writeFolder(version, new Map(entries));
}

async function move(stable: string, why: string, canary: { version: string; share: number } | null = null) {
  await movePointer(store, {
    who: 'Ada',
    kind: 'release',
    why,
    commit: 'abc',
    move: () => ({ stable, canary }),
  });
}

const list = async (token = admin) => (await api.get<PartsDto>('/api/admin/releases', token)).body;
const rollBack = (body: object, part = 'site') =>
  api.call('POST', `/api/admin/releases/${part}/rollback`, { token: team, body });
const live = async () => (await readPointer(store)).pointer;

describe('the list of releases', () => {
  it('says to admins and teams what is live, since when, by whom and with what errors', async () => {
    await move(TWO, 'prov', { version: THREE, share: 5 });
    served = {
      stable: TWO,
      canary: THREE,
      refused: [],
      tallies: { [TWO]: { views: 95, errors: 1 }, [THREE]: { views: 5, errors: 2 } },
    };
    const { parts } = await list();
    expect(parts).toMatchObject([
      {
        name: 'site',
        owner: 'Innehåll',
        stable: {
          version: TWO,
          share: 95,
          who: 'Ada',
          commit: 'abc',
          why: 'ny ingress',
          views: 95,
          errors: 1,
        },
        canary: { version: THREE, share: 5, why: 'prov', views: 5, errors: 2 },
        before: ONE,
        shells: [{ follows: true, problems: [] }],
        is_journal_whole: true,
      },
    ]);
    expect(parts[0]?.changes.map(({ stable, canary }) => [stable, canary])).toEqual([
      [TWO, THREE],
      [TWO, null],
      [ONE, null],
    ]);
    expect(await list(team)).toEqual(await list(admin));
  });

  it('names what a shell refused, and one that does not answer', async () => {
    served = {
      stable: ONE,
      canary: null,
      refused: [{ version: TWO, reason: 'It throws.', isTakenBack: false }],
      tallies: {},
    };
    expect((await list()).parts[0]?.shells).toMatchObject([
      { follows: false, stable: ONE, problems: [`${TWO}: It throws.`] },
    ]);
    served = { ...served, stable: 'x' };
    expect((await list()).parts[0]?.shells).toMatchObject([
      { follows: false, stable: null, problems: [expect.stringMatching(/^It does not answer: /)] },
    ]);
  });

  it('says that a journal was changed by hand', async () => {
    const journal = await store.read('journal.jsonl');
    await store.write('journal.jsonl', String(journal?.text).replace('Ada', 'Eva'), journal?.etag ?? null);
    expect((await list()).parts).toMatchObject([{ is_journal_whole: false, before: null, changes: [] }]);
  });

  it('is 503 while the registry cannot be read', async () => {
    const file = path.join(directory, 'registry.json');
    await rm(file);
    const { status, body, headers } = await api.get('/api/admin/releases', admin);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'RELEASES_UNAVAILABLE', '10']);
    await writeFile(file, JSON.stringify({ remotes: [REMOTE] }));
  });
});

describe('a rollback', () => {
  it('makes the version before live, and enters who did it and why', async () => {
    const { status, body } = await rollBack({ version: ONE, why: ' rubriken försvann ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'site', stable: { version: ONE }, before: null });
    expect(await live()).toMatchObject({ stable: ONE, canary: null });
    expect((await readEntries(store)).at(-1)).toMatchObject({
      kind: 'rollback',
      who: 'team',
      why: 'rubriken försvann',
    });
  });

  it.each([
    ['finns-inte', 'Versionen finns inte kvar.'],
    [THREE, 'Versionen är signerad med en annan nyckel och kan inte visas längre.'],
  ])('to %s is refused', async (version, sentence) => {
    if (version === THREE) {
      await store.removeFolder(THREE);
      await writeRelease(THREE, generateKey());
    }
    const { status, body } = await rollBack({ version });
    expect([status, body.code, body.error]).toEqual([409, 'RELEASE_CONFLICT', sentence]);
    expect(await live()).toMatchObject({ stable: TWO });
  });

  it('waits for nobody who releases the same part', async () => {
    const lock = JSON.stringify({ who: 'Ada', pid: 1, host: 'other', at: new Date().toISOString() });
    await store.write('release.lock', lock, null);
    const { status, body } = await rollBack({ version: ONE });
    expect([status, body.error]).toEqual([
      409,
      'En annan leverans av samma del pågår. Försök igen om en stund.',
    ]);
    expect(await live()).toMatchObject({ stable: TWO });
  });

  it('of an unknown part, or to no version, is refused', async () => {
    expect((await rollBack({ version: ONE }, 'okand')).status).toBe(404);
    expect((await rollBack({ version: '../x' })).status).toBe(400);
  });
});

describe('what a shell has taken back', () => {
  const look = () => api.app.get(testedApi.ReleaseSteward).look();

  it('is entered in pointer and journal once', async () => {
    const reason = 'It had 8 errors in 20 views.';
    served = {
      stable: ONE,
      canary: null,
      refused: [{ version: TWO, reason, isTakenBack: true }],
      tallies: {},
    };
    await look();
    expect(await live()).toMatchObject({ stable: ONE });
    expect((await readEntries(store)).at(-1)).toMatchObject({ kind: 'takeback', why: reason });
    await look();
    expect(await readEntries(store)).toHaveLength(3);
  });

  it('is entered once by several processes that look at the same time', async () => {
    served = {
      stable: ONE,
      canary: null,
      refused: [{ version: TWO, reason: 'It had 8 errors.', isTakenBack: true }],
      tallies: {},
    };
    await Promise.all([look(), look(), look()]);
    expect(await live()).toMatchObject({ stable: ONE });
    expect((await readEntries(store)).filter(({ kind }) => kind === 'takeback')).toHaveLength(1);
  });

  it('is a canary’s end where it was the canary', async () => {
    await move(TWO, 'prov', { version: THREE, share: 5 });
    served = {
      stable: TWO,
      canary: null,
      refused: [{ version: THREE, reason: 'It had 8 errors.', isTakenBack: true }],
      tallies: {},
    };
    await look();
    expect(await live()).toMatchObject({ stable: TWO, canary: null });
  });

  it('does not include what a shell refused at its trial', async () => {
    served.refused = [{ version: TWO, reason: 'It throws.', isTakenBack: false }];
    await look();
    expect(await live()).toMatchObject({ stable: TWO });
  });
});

// The last one, because Passport's strategies are the process's: those of the latest application count.
it('the list is empty where no registry is named', async () => {
  const other = await TestApi.start({ databaseUrl: api.databaseUrl });
  expect((await other.get('/api/admin/releases', admin)).body).toEqual({ is_configured: false, parts: [] });
  await other.stop();
});
