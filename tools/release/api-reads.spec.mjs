import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { moveCanary } from './changes.mjs';
import { openFakeDesk } from './fake-desk.mjs';

const AWAY = 'http://127.0.0.1:9';

let desk;
let shell;
let said;
let releaseBuild;
let close;

beforeEach(async () => {
  ({ desk, shell, said, releaseBuild, close } = await openFakeDesk());
  shell.openapi = apiWith('title');
});
afterEach(() => close());

const live = async () => (await readPointer(desk.store)).pointer;
const READS = { 'GET /api/posts': ['title'] };
const MORE_READS = { 'GET /api/posts': ['title', 'excerpt'], 'GET /api/tags': [] };

function apiWith(...fields) {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  const content = { 'application/json': { schema: { properties } } };
  return { paths: { '/api/posts': { get: { responses: { 200: { content } } } } } };
}

describe('a release that reads the API', () => {
  it('becomes live where the API answers what it reads', async () => {
    const { stable } = await releaseBuild(1, { reads: READS });
    expect(await live()).toMatchObject({ stable });
  });

  it('is refused before its trial where the live API lacks something', async () => {
    const releasing = releaseBuild(1, { reads: MORE_READS });
    await expect(releasing).rejects.toThrow(
      /GET \/api\/posts does not answer excerpt\.\n.*no GET \/api\/tags\./,
    );
    expect([await live(), shell.trials]).toEqual([null, []]);
    shell.openapi = apiWith('title', 'excerpt');
    shell.openapi.paths['/api/tags'] = { get: {} };
    await releaseBuild(1, { reads: MORE_READS });
    expect(shell.trials).toHaveLength(1);
  });

  it('is refused where nobody can say what the API answers', async () => {
    shell.openapi = null;
    desk.shells.unshift(AWAY);
    const releasing = releaseBuild(1, { reads: READS });
    await expect(releasing).rejects.toThrow(
      new RegExp(`${AWAY}/api/openapi.json: .*\n${shell.origin}/api/openapi.json: the answer is 503`),
    );
    shell.openapi = { error: 'no document' };
    await expect(releaseBuild(1, { reads: READS })).rejects.toThrow('is no OpenAPI document');
    expect([await live(), shell.trials]).toEqual([null, []]);
  });

  it('is compared by the first shell that has the document', async () => {
    desk.shells.unshift(AWAY);
    await expect(releaseBuild(1, { reads: MORE_READS })).rejects.toThrow(`the API of ${shell.origin} lacks`);
  });

  it('becomes live in an emergency, and says what the API lacks', async () => {
    await releaseBuild(1, { reads: MORE_READS, isEmergency: true });
    expect(said).toContainEqual(expect.stringContaining('GET /api/posts does not answer excerpt.'));
    expect((await readEntries(desk.store)).at(-1)).toMatchObject({ kind: 'emergency' });
    shell.openapi = null;
    await releaseBuild(2, { reads: READS, isEmergency: true });
    expect(said).toContain('Nobody could say what the live API answers.');
  });

  it('is compared anew when it comes back as a canary', async () => {
    await releaseBuild(1, { reads: READS });
    shell.openapi = apiWith('title', 'excerpt');
    const reads = { 'GET /api/posts': ['excerpt'] };
    const { version } = (await releaseBuild(2, { reads, share: 5 })).canary;
    await moveCanary(desk, null, 0);
    shell.openapi = apiWith('title');
    await expect(moveCanary(desk, version, 5)).rejects.toThrow('does not answer excerpt');
  });
});

it('a release that does not say what it reads is refused', async () => {
  const { stable } = await releaseBuild(1);
  const { version } = (await releaseBuild(2, { share: 5 })).canary;
  await moveCanary(desk, null, 0);
  const read = desk.store.read.bind(desk.store);
  desk.store = { ...desk.store, read: (file) => (file.endsWith('api-reads.json') ? null : read(file)) };
  await expect(moveCanary(desk, version, 5)).rejects.toThrow('it has no api-reads.json');
  expect(await live()).toMatchObject({ stable, canary: null });
});

it('a release that reads nothing needs no API', async () => {
  shell.openapi = null;
  const { stable } = await releaseBuild(1);
  expect(await live()).toMatchObject({ stable });
});
