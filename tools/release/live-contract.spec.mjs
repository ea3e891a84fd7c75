import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEntries, readPointer } from '@stillsam/releases/pointer';
import { moveCanary } from './changes.mjs';
import { createFakeContext } from './fake-context.mjs';

const AWAY = 'http://127.0.0.1:9';

/** @type {Awaited<ReturnType<typeof createFakeContext>>['context']} */
let context;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['shell']} */
let shell;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['logged']} */
let logged;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['releaseBuild']} */
let releaseBuild;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['close']} */
let close;

beforeEach(async () => {
  ({ context, shell, logged, releaseBuild, close } = await createFakeContext());
  shell.openapi = CONTRACT;
});
afterEach(() => close());

const live = async () => (await readPointer(context.store)).pointer;
/** An API that answers these fields of a post, and these further calls. @param {string[]} fields @param {string[]} paths */
function apiWith(fields, ...paths) {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  const content = { 'application/json': { schema: { properties } } };
  const others = paths.map((path) => [path, { get: {} }]);
  return {
    paths: { '/api/posts': { get: { responses: { 200: { content } } } }, ...Object.fromEntries(others) },
  };
}

const CONTRACT = apiWith(['title']);
const LARGER_CONTRACT = apiWith(['title', 'excerpt'], '/api/tags');

describe('a release typed by a contract', () => {
  it('becomes live where the API fits it', async () => {
    shell.openapi = LARGER_CONTRACT;
    const { stable } = await releaseBuild(1, { contract: CONTRACT });
    expect(await live()).toMatchObject({ stable });
  });

  it('fails before its trial where the live API lacks something', async () => {
    const releasing = releaseBuild(1, { contract: LARGER_CONTRACT });
    await expect(releasing).rejects.toThrow(
      /GET \/api\/posts 200 no longer has excerpt\.\n.*GET \/api\/tags is gone\.\nRelease the API first/,
    );
    expect([await live(), shell.trials]).toEqual([null, []]);
    shell.openapi = LARGER_CONTRACT;
    await releaseBuild(1, { contract: LARGER_CONTRACT });
    expect(shell.trials).toHaveLength(1);
  });

  it('fails where no shell has the contract of the API', async () => {
    shell.openapi = null;
    context.shells.unshift(AWAY);
    const releasing = releaseBuild(1, { contract: CONTRACT });
    await expect(releasing).rejects.toThrow(
      new RegExp(`${AWAY}/api/openapi.json: .*\n${shell.origin}/api/openapi.json: it responded with 503`),
    );
    shell.openapi = { error: 'no document' };
    await expect(releaseBuild(1, { contract: CONTRACT })).rejects.toThrow('is no OpenAPI document');
    expect([await live(), shell.trials]).toEqual([null, []]);
  });

  it('meets the first shell that has the document', async () => {
    context.shells.unshift(AWAY);
    await expect(releaseBuild(1, { contract: LARGER_CONTRACT })).rejects.toThrow(
      `does not fit the API of ${shell.origin}`,
    );
  });

  it('becomes live in an emergency, and says what the API lacks', async () => {
    await releaseBuild(1, { contract: LARGER_CONTRACT, isEmergency: true });
    expect(logged).toContainEqual(expect.stringContaining('GET /api/posts 200 no longer has excerpt.'));
    expect((await readEntries(context.store)).at(-1)).toMatchObject({ kind: 'emergency' });
    shell.openapi = null;
    await releaseBuild(2, { contract: CONTRACT, isEmergency: true });
    expect(logged).toContain('No shell has the contract of the live API.');
  });

  it('meets the contract anew when it comes back as a canary', async () => {
    await releaseBuild(1, { contract: CONTRACT });
    const contract = apiWith(['title', 'excerpt']);
    shell.openapi = contract;
    const version = String((await releaseBuild(2, { contract, share: 5 })).canary?.version);
    await moveCanary(context, null, 0);
    shell.openapi = apiWith(['title']);
    await expect(moveCanary(context, version, 5)).rejects.toThrow('no longer has excerpt');
  });
});

it('refuses a release without a contract', async () => {
  const { stable } = await releaseBuild(1);
  const version = String((await releaseBuild(2, { share: 5 })).canary?.version);
  await moveCanary(context, null, 0);
  const read = context.store.read.bind(context.store);
  context.store = {
    ...context.store,
    read: async (file) => (file.endsWith('api-contract.json') ? null : read(file)),
  };
  await expect(moveCanary(context, version, 5)).rejects.toThrow('it has no api-contract.json');
  expect(await live()).toMatchObject({ stable, canary: null });
});

it('needs no API for a release that calls none', async () => {
  shell.openapi = null;
  const { stable } = await releaseBuild(1);
  expect(await live()).toMatchObject({ stable });
});
