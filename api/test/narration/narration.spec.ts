import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { phrasesOf, spokenBlocks, spokenHash } from '@stillsam/post-html/sentences';
import { parseDocument } from 'htmlparser2';
import evening from '../../../content/guidance/evening.json' with { type: 'json' };
import focus from '../../../content/guidance/focus.json' with { type: 'json' };
import metta from '../../../content/guidance/metta.json' with { type: 'json' };
import safePoint from '../../../content/guidance/safe-point.json' with { type: 'json' };
import { killApiProcesses, serveApi } from '../support/api-process';
import { createDatabase, eventually, postBody, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

interface Narration {
  src: string;
  bytes: number;
  sentences: { block: number; start: number; end: number; at: number }[];
}

const CONTENT_DIR = path.join(import.meta.dirname, '../guides/content');
/** A voice whose samples are the letters of what it says, at 22,050 a second. It writes down what it has said. */
const VOICE =
  '#!/bin/sh\nhead -c 24 /dev/zero; printf \'\\042\\126\\000\\000\'; head -c 16 /dev/zero; exec tee -a "$0.said"\n';
const ENCODER = '#!/bin/sh\nexec cat\n';

let directory: string;
/** Without a voice, for what is written and for rights. */
let api: TestApi;
/** The process that narrates. */
let origin: string;
let token: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'stillsam-narration-'));
  for (const [name, script] of [
    ['espeak-ng', VOICE],
    ['opusenc', ENCODER],
  ] as const) {
    await writeFile(path.join(directory, name), script);
    await chmod(path.join(directory, name), 0o755);
  }
  const environment = { CONTENT_DIR, MEDIA_DIR: path.join(directory, 'media') };
  const databaseUrl = await createDatabase();
  api = await TestApi.start({ databaseUrl, environment });
  token = (await api.signedIn('admin')).token;
  await publish('<p>Den fanns från början.</p>');
  await publish('<p>Den kom sist.</p>');
  ({ origin } = await serveApi({
    DATABASE_URL: databaseUrl,
    PATH: `${directory}:${process.env.PATH}`,
    NARRATION_VOICE: 'espeak-ng',
    ...environment,
  }));
});
afterAll(async () => {
  killApiProcesses();
  await api.stop();
  await rm(directory, { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const hashOf = (html: string) => spokenHash(spokenBlocks([parseDocument(html)]));
const load = (address: string, headers: Record<string, string> = {}) => fetch(origin + address, { headers });
const find = async (html: string) => load(`/api/narrations/${await hashOf(html)}`);

async function narrationOf(html: string): Promise<Narration> {
  await eventually(async () => (await find(html)).ok);
  const narration: Narration = JSON.parse(await (await find(html)).text());
  return narration;
}

async function publish(content: string) {
  const body = postBody({ content, status: 'published' });
  return (await api.call<{ id: string; version: number }>('POST', '/api/blog/posts', { token, body })).body;
}

const PRONUNCIATIONS = '/api/admin/settings/pronunciations';

describe('the audio of a text', () => {
  it('follows its publication, one sentence after another', async () => {
    const text = '<p>Andas ut. Vila.</p><p>Ring 112.</p>';
    await publish(text);
    const { sentences, src, bytes } = await narrationOf(text);
    expect(sentences.map(({ block, start, end }) => [block, start, end])).toEqual([
      [0, 0, 9],
      [0, 10, 15],
      [1, 0, 9],
    ]);
    // Two bytes a sample; 0.35 s of silence after a sentence, 0.8 s after a paragraph.
    expect(sentences.map(({ at }) => at)).toEqual([0, 0.35, 1.15]);
    const file = await load(src);
    const sound = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(sound).toHaveLength(bytes);
    expect(sound.toString().replaceAll('\0', '|').replace(/\|+/g, '|')).toBe(
      'Andas ut.|Vila.|Ring ett ett två.|',
    );
    const part = await load(src, { Range: 'bytes=6-8' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 6-8/${bytes}`,
      'ut.',
    ]);
  });

  it('goes with its text, and with its publication', async () => {
    const [first, second] = ['<p>Så stod det.</p>', '<p>Så står det.</p>'];
    const { id, version } = await publish(first);
    const old = await narrationOf(first);
    const update = (fields: object) =>
      api.call<{ version: number }>('PUT', `/api/blog/posts/${id}`, {
        token,
        body: postBody({ content: second, status: 'published', version, ...fields }),
      });
    const changed = (await update({})).body;
    await narrationOf(second);
    expect((await find(first)).status).toBe(404);
    expect((await load(old.src)).status).toBe(404);
    await update({ status: 'draft', version: changed.version });
    await eventually(async () => (await find(second)).status === 404);
  });

  it('makes audio again when its file is lost', async () => {
    const text = '<p>Den försvann.</p>';
    await publish(text);
    const { src } = await narrationOf(text);
    await rm(path.join(directory, `media/narrations/${src.split('/').at(-1)}.opus`));
    expect((await load(src)).status).toBe(404);
    await narrationOf(text);
    expect((await load(src)).status).toBe(200);
  });

  it('says that the store cannot be read, and keeps its record', async () => {
    const text = '<p>Lagret svarar inte.</p>';
    await publish(text);
    const { src } = await narrationOf(text);
    const file = path.join(directory, `media/narrations/${src.split('/').at(-1)}.opus`);
    await rm(file);
    await symlink(file, file);
    expect((await load(src)).status).toBe(503);
    expect((await find(text)).status).toBe(200);
  });

  it('sends the part that a player asks for, and the whole where no part fits', async () => {
    const text = '<p>En del av ljudet.</p>';
    await publish(text);
    const { src, bytes } = await narrationOf(text);
    const part = async (range: string) => {
      const { status, headers } = await load(src, { Range: range });
      return [status, Number(headers.get('content-length'))];
    };
    expect(await part('bytes=0-0')).toEqual([206, 1]);
    expect(await part('bytes=-5')).toEqual([206, 5]);
    expect(await (await load(src, { Range: 'bytes=0-1' })).text()).toBe('En');
    for (const range of ['bytes=-0', 'bytes=9-1', `bytes=${'9'.repeat(400)}-`, 'bytes=0-1,3-4', 'x'])
      expect(await part(range)).toEqual([200, bytes]);
  });

  it('returns 404 for what is no hash', async () => {
    expect((await load('/api/narrations/annat')).status).toBe(404);
    expect((await load('/api/narrations/files/annat')).status).toBe(404);
  });
});

describe('the list of words', () => {
  it('makes the audio of the texts with its words anew, and no other', async () => {
    const [affected, other] = ['<p>Ett schema hjälper.</p>', '<p>Inget annat.</p>'];
    await publish(affected);
    await publish(other);
    const before = [await narrationOf(affected), await narrationOf(other)];
    const words = [{ word: 'schema', spoken: 'skema' }];
    expect((await api.call('PUT', PRONUNCIATIONS, { token, body: { words, version: 0 } })).status).toBe(200);
    const after = [await narrationOf(affected), await narrationOf(other)];
    expect(after[0]?.src).not.toBe(before[0]?.src);
    expect(after[1]?.src).toBe(before[1]?.src);
    expect(await (await load(after[0]?.src ?? '')).text()).toContain('Ett skema hjälper.');
  });

  it('lets a word be heard, and says how far the audio has come', async () => {
    const spoken = await fetch(`${origin}${PRONUNCIATIONS}/say`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'skema' }),
    });
    const sound = Buffer.from(await spoken.arrayBuffer());
    expect([spoken.status, spoken.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(sound.subarray(44).toString()).toBe('skema');
    const setting = await load(PRONUNCIATIONS, { Authorization: `Bearer ${token}` });
    expect(JSON.parse(await setting.text())).toMatchObject({
      state: { voice: 'espeak-ng', is_test: true, failed: 0 },
    });
  });
});

describe('the audio of an exercise', () => {
  it('reaches each page with the second of each phrase, and heard by all', async () => {
    const phrases = phrasesOf(focus);
    const text = await spokenHash(phrases.map((phrase) => ({ text: phrase })));
    type Told = { text: string; src: string; starts: number[] };
    const told = async (): Promise<Told | undefined> => {
      const facts: { guidance: Told[] } = JSON.parse(await (await load('/api/site-facts')).text());
      return facts.guidance.find((each) => each.text === text);
    };
    await eventually(async () => (await told()) !== undefined);
    const { src, starts } = (await told()) ?? { src: '', starts: [] };
    expect(starts).toHaveLength(phrases.length);
    const sound = Buffer.from(await (await load(src)).arrayBuffer());
    starts.forEach((start, number) => {
      // Times are of whole milliseconds, so it is read from the silence before.
      const from = Math.max(Math.round((start - 0.001) * 22_050), 0) * 2;
      const [sentence] = phrases[number]?.split(/(?<=[.?]) /) ?? [];
      expect(
        sound
          .subarray(from, from + 300)
          .toString()
          .split('\0')
          .find(Boolean),
      ).toBe(sentence);
    });
    expect((await api.get<{ guidance: Told[] }>('/api/site-facts')).body.guidance).toEqual([]);
  });
});

describe('all audio', () => {
  it('begins with the exercises and the guides', async () => {
    await narrationOf('<p>Den fanns från början.</p>');
    const said = await readFile(path.join(directory, 'espeak-ng.said'), 'utf8');
    const post = said.indexOf('Den fanns från början.');
    for (const [phrase = ''] of [evening, metta, phrasesOf(safePoint), ['pennan']]) {
      const [sentence = ''] = phrase.split(/(?<=[.?]) /);
      expect(said.slice(0, post)).toContain(sentence);
    }
  });

  it('goes on with the text that was changed last', async () => {
    await narrationOf('<p>Den fanns från början.</p>');
    const said = await readFile(path.join(directory, 'espeak-ng.said'), 'utf8');
    expect(said.indexOf('Den kom sist.')).toBeLessThan(said.indexOf('Den fanns från början.'));
    expect(said).toContain('Den kom sist.');
  });
});

describe('the audio of a guide', () => {
  const session = async (number: number) => {
    jest.spyOn(api.app.get(testedApi.PurchaseAccess), 'mayRead').mockResolvedValue(true);
    const { body } = await api.get<{ body: string }>(`/api/guides/stilla-kvall/sessions/${number}`);
    jest.restoreAllMocks();
    return body.body;
  };

  it('opens to all for the first session', async () => {
    expect((await load((await narrationOf(await session(1))).src)).status).toBe(200);
  });

  it('opens to its buyers alone for the others', async () => {
    const html = await session(2);
    const hash = await hashOf(html);
    const manager = api.app.get(testedApi.Database).manager;
    const row = async (): Promise<{ audio_hash: string }[]> =>
      manager.query('SELECT audio_hash FROM narrations WHERE text_hash = $1', [hash]);
    await eventually(async () => (await row()).length === 1);
    const src = `/api/narrations/files/${(await row())[0]?.audio_hash}`;
    expect((await find(html)).status).toBe(404);
    expect((await load(src, { cookie: 'stillsam_kop=forged' })).status).toBe(404);
    jest
      .spyOn(api.app.get(testedApi.PurchaseAccess), 'mayRead')
      .mockImplementation(async (cookie, product) => cookie === 'bought' && product.includes('kvall'));
    const file = await api.call('GET', src, { headers: { cookie: 'stillsam_kop=bought' } });
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    expect(file.text).toContain('pennan');
  });
});
