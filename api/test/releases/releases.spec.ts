import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleasesHealth } from '@stillsam/releases/answers';
import { movePointer, readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { generateKey, signText } from '@stillsam/releases/signature';
import { fileStore, type Store } from '@stillsam/releases/open-store';
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
const SECRET = 'a secret of at least 32 characters';
const SERVED: ReleasesHealth['remotes'][string] = {
  stable: TWO,
  canary: null,
  refused: [],
  tallies: {},
  alarm: null,
};

let directory: string;
let store: Store;
let shells: Server[];
/** What the first shell says that it serves. */
let served: ReleasesHealth['remotes'][string];
/** What the second one says. */
let servedThere: ReleasesHealth['remotes'][string];
let api: TestApi;
let admin: string;
let team: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-releases-'));
  shells = [await startShell(() => served), await startShell(() => servedThere)];
  await writeFile(path.join(directory, 'registry.json'), JSON.stringify({ remotes: [REMOTE] }));
  api = await TestApi.start({
    environment: {
      REMOTES_REGISTRY: path.join(directory, 'registry.json'),
      RELEASES_DIR: directory,
      SHELL_ORIGINS: shells.map((shell) => `http://127.0.0.1:${portOf(shell)}`).join(),
      INTERNAL_SECRET: SECRET,
    },
  });
  admin = (await api.signedIn('admin')).token;
  const member = await api.signedIn('team');
  team = member.token;
  await api.query('UPDATE users SET parts = $1 WHERE id = $2', [['site'], member.id]);
});
afterAll(async () => {
  await api.stop();
  for (const shell of shells) shell.close();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  store = fileStore(path.join(directory, 'site'));
  served = { ...SERVED, tallies: { [TWO]: { views: 40, errors: 3 } } };
  servedThere = SERVED;
  for (const version of [ONE, TWO, THREE]) await writeRelease(version);
  await move(ONE, 'första');
  await move(TWO, 'ny ingress');
});
afterEach(() => rm(path.join(directory, 'site'), { recursive: true }));

/** A shell that says what it serves to those who have the secret. */
async function startShell(state: () => typeof served): Promise<Server> {
  const shell = createServer(({ headers }, response) => {
    if (headers.authorization !== `Bearer ${SECRET}`) response.writeHead(404);
    response.end(JSON.stringify({ remotes: { site: state() } }));
  });
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  return shell;
}

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
const rollBack = (body: object, part = 'site', token = team) =>
  api.call('POST', `/api/admin/releases/${part}/rollback`, { token, body });
const live = async () => (await readPointer(store)).pointer;

describe('the list of releases', () => {
  it('says to admins and teams what is live, since when, by whom and with what errors', async () => {
    await move(TWO, 'prov', { version: THREE, share: 5 });
    served = {
      ...SERVED,
      canary: THREE,
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
        shells: [
          { follows: true, problems: [] },
          { follows: false, problems: [] },
        ],
        is_journal_whole: true,
        has_alarm: false,
        can_roll_back: true,
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
      ...SERVED,
      stable: ONE,
      refused: [{ version: TWO, reason: 'It throws.', isTakenBack: false }],
    };
    expect((await list()).parts[0]?.shells).toMatchObject([
      { follows: false, stable: ONE, problems: [`${TWO}: It throws.`] },
      { follows: true, stable: TWO, problems: [] },
    ]);
    served = { ...served, stable: 'x' };
    expect((await list()).parts[0]?.shells).toMatchObject([
      { follows: false, stable: null, problems: [expect.stringMatching(/^It does not answer: /)] },
      { follows: true },
    ]);
  });

  it('names an alarm about the version that is live, and about no other', async () => {
    const alarm = 'It had 12 errors in browsers in 40 views, version-1 had 0 in 60.';
    servedThere = { ...SERVED, alarm };
    expect((await list()).parts[0]?.has_alarm).toBe(true);
    servedThere = { ...SERVED, stable: ONE, alarm };
    expect((await list()).parts[0]?.has_alarm).toBe(false);
  });

  it('says that a journal cannot be read', async () => {
    const journal = await store.read('journal.jsonl');
    await store.write('journal.jsonl', String(journal?.text).slice(0, -20), journal?.etag ?? null);
    expect((await list()).parts).toMatchObject([{ is_journal_whole: false, before: null, changes: [] }]);
  });

  it('answers 503 while the registry cannot be read', async () => {
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
    [
      'finns-inte',
      'Versionen har aldrig visats för alla besökare, så det går inte att gå tillbaka till den.',
    ],
    [ONE, 'Versionen är signerad med en annan nyckel och kan inte visas längre.'],
    [THREE, 'Versionen har aldrig visats för alla besökare, så det går inte att gå tillbaka till den.'],
  ])('fails to %s', async (version, sentence) => {
    // Of its canary nobody says that it was good for all.
    await move(TWO, 'prov', { version: THREE, share: 5 });
    if (version === ONE) {
      await store.removeFolder(ONE);
      await writeRelease(ONE, generateKey());
    }
    const { status, body } = await rollBack({ version });
    expect([status, body.code, body.error]).toEqual([409, 'RELEASE_CONFLICT', sentence]);
    expect(await live()).toMatchObject({ stable: TWO });
  });

  it('fails to a version whose folder is gone', async () => {
    await store.removeFolder(ONE);
    const { status, body } = await rollBack({ version: ONE });
    expect([status, body.error]).toEqual([409, 'Versionen finns inte kvar.']);
  });

  it('refuses members of other teams, and none of the admins', async () => {
    const other = await api.signedIn('team');
    expect((await list(other.token)).parts[0]?.can_roll_back).toBe(false);
    expect(await rollBack({ version: ONE }, 'site', other.token)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', error: 'Ditt konto gäller inte den här delen.' },
    });
    expect(await live()).toMatchObject({ stable: TWO });
    expect((await rollBack({ version: ONE }, 'site', admin)).status).toBe(200);
  });

  it('waits for nobody who releases the same part', async () => {
    const lock = JSON.stringify({ who: 'Ada', pid: 1, host: 'other', at: new Date().toISOString() });
    await store.write('release.lock', lock, null);
    const { status, body } = await rollBack({ version: ONE });
    expect([status, body.error]).toEqual([
      409,
      'En annan version av samma del pågår. Försök igen om en stund.',
    ]);
    expect(await live()).toMatchObject({ stable: TWO });
  });

  it('fails for an unknown part, or to no version', async () => {
    expect((await rollBack({ version: ONE }, 'okand')).status).toBe(404);
    expect((await rollBack({ version: '../x' })).status).toBe(400);
  });
});

describe('the takeback by a shell', () => {
  const look = () => api.app.get(testedApi.RollbackRecorder).look();

  it('enters pointer and journal once', async () => {
    const reason = 'It had 8 errors in 20 views.';
    served = { ...SERVED, stable: ONE, refused: [{ version: TWO, reason, isTakenBack: true }] };
    await look();
    expect(await live()).toMatchObject({ stable: ONE });
    expect((await readEntries(store)).at(-1)).toMatchObject({ kind: 'takeback', why: reason });
    await look();
    expect(await readEntries(store)).toHaveLength(3);
  });

  it('enters once by several processes that look at the same time', async () => {
    served = {
      ...SERVED,
      stable: ONE,
      refused: [{ version: TWO, reason: 'It had 8 errors.', isTakenBack: true }],
    };
    await Promise.all([look(), look(), look()]);
    expect(await live()).toMatchObject({ stable: ONE });
    expect((await readEntries(store)).filter(({ kind }) => kind === 'takeback')).toHaveLength(1);
  });

  it('ends a canary where it was the canary', async () => {
    await move(TWO, 'prov', { version: THREE, share: 5 });
    served = { ...SERVED, refused: [{ version: THREE, reason: 'It had 8 errors.', isTakenBack: true }] };
    await look();
    expect(await live()).toMatchObject({ stable: TWO, canary: null });
  });

  it('never brings back what one of two shells took back before', async () => {
    const refused = (version: string) => [{ version, reason: 'It had 20 failures.', isTakenBack: true }];
    served = { ...SERVED, stable: ONE, refused: refused(TWO) };
    await look();
    // The second shell followed the pointer, and fails with the older version.
    served = { ...SERVED, stable: ONE };
    servedThere = { ...SERVED, stable: TWO, refused: refused(ONE) };
    await look();
    await look();
    expect(await live()).toMatchObject({ stable: ONE, withdrawn: [TWO] });
    expect((await readEntries(store)).filter(({ kind }) => kind === 'takeback')).toHaveLength(1);
  });

  it('does not include what a shell refused at its trial', async () => {
    served = { ...SERVED, refused: [{ version: TWO, reason: 'It throws.', isTakenBack: false }] };
    await look();
    expect(await live()).toMatchObject({ stable: TWO });
  });
});

// The last one, because Passport's strategies are the process's: those of the latest application count.
it('lists no release where no registry is named', async () => {
  const other = await TestApi.start({ databaseUrl: api.databaseUrl });
  expect((await other.get('/api/admin/releases', admin)).body).toEqual({ is_configured: false, parts: [] });
  await other.stop();
});
