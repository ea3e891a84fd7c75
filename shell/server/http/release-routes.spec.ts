import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { healthHeaders } from '@stillsam/releases/answers';
import { generateKey, signText } from '@stillsam/releases/signature';
import { createServer } from '@stillsam/http-server/create-server';
import type { FastifyInstance } from 'fastify';
import { FAKE_REMOTES } from '../../test/fake-release';
import type { ReleaseWatcher } from '../releases/release-watcher';
import { releaseRoutes } from './release-routes';

const key = generateKey();
const remote = { ...FAKE_REMOTES.site, publicKey: key.publicKey };
const verdict = {
  accepted: true,
  reasons: [],
  pages: 2,
  milliseconds: 7,
  slowest: { path: '/', milliseconds: 5 },
};
/** As a shell serves with. */
const STATE = { stable: 'version-1', canary: null, refused: [], tallies: {}, alarm: null };
const SECRET = 'a secret of at least 32 characters';
const tryVersion = jest.fn<ReleaseWatcher['try']>();
let app: FastifyInstance;
let origin: string;

beforeEach(async () => {
  tryVersion.mockReset().mockResolvedValue(verdict);
  app = createServer({ trustedHops: 0 });
  releaseRoutes(app, {
    remotes: () => [remote, FAKE_REMOTES.exercises],
    states: () => ({ site: STATE }),
    try: tryVersion,
    secret: SECRET,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const trial = (changes: object = {}) =>
  JSON.stringify({ part: 'site', version: 'version-2', at: new Date().toISOString(), ...changes });

async function ask(body: string, signature: string | undefined = signText(body, key.privateKey)) {
  const response = await fetch(`${origin}/releases/trial`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(signature ? { 'X-Signature': signature } : {}) },
    body,
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: await response.json(),
  };
}

describe('what a shell serves', () => {
  const read = (headers: Record<string, string>) => fetch(`${origin}/health/releases`, { headers });

  it('answers those who have the secret', async () => {
    const response = await read(healthHeaders(SECRET));
    expect(await response.json()).toEqual({ remotes: { site: STATE } });
  });

  it.each<[string, Record<string, string>]>([
    ['without it', {}],
    ['with another one', healthHeaders(`${SECRET}!`)],
    ['with it in another header', { 'X-Signature': SECRET }],
    ['from another net by its own word', { 'X-Forwarded-For': '127.0.0.1' }],
  ])('answers 404 %s', async (_, headers) => {
    const response = await read(headers);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('version-1');
  });

  it('answers everybody 404 where the shell has no secret', async () => {
    await app.close();
    app = createServer({ trustedHops: 0 });
    releaseRoutes(app, { remotes: () => [], states: () => ({ site: STATE }), try: tryVersion, secret: null });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const Authorization of ['', 'Bearer ', 'Bearer null'])
      expect((await read({ Authorization })).status).toBe(404);
  });
});

describe('a trial', () => {
  it('needs a request that the key of its part has signed', async () => {
    expect(await ask(trial())).toMatchObject({ status: 200, body: verdict });
    expect(tryVersion.mock.calls).toEqual([['site', 'version-2']]);
  });

  it.each([
    ['is not signed', trial(), ''],
    ['is signed by another key', trial(), signText(trial(), generateKey().privateKey)],
    ['was changed', trial({ version: 'version-3' }), signText(trial(), key.privateKey)],
    ['is for a part without this key', trial({ part: 'exercises' }), undefined],
    ['is for no part', trial({ part: 'okand' }), undefined],
    ['is two minutes old', trial({ at: new Date(Date.now() - 120_000).toISOString() }), undefined],
    ['is of the future', trial({ at: new Date(Date.now() + 120_000).toISOString() }), undefined],
    ['is no JSON', '{', undefined],
  ])('fails where the request %s', async (_, body, signature) => {
    expect(await ask(body, signature)).toMatchObject({
      status: 403,
      body: { error: 'The request is not signed by the key of its part.' },
    });
    expect(tryVersion).not.toHaveBeenCalled();
  });

  it('fails unread where the request is long', async () => {
    expect((await ask(trial({ note: 'a'.repeat(4096) }))).status).toBe(413);
    expect(tryVersion).not.toHaveBeenCalled();
  });

  it('returns a verdict when it cannot begin', async () => {
    tryVersion.mockRejectedValue(new Error('server.cjs differs from its hash.'));
    expect((await ask(trial())).body).toEqual({
      accepted: false,
      reasons: ['server.cjs differs from its hash.'],
      pages: 0,
      milliseconds: 0,
      slowest: null,
    });
  });

  it('runs alone', async () => {
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      tryVersion.mockImplementationOnce(() => {
        resolve();
        return new Promise((settle) => (finish = () => settle(verdict)));
      });
    });
    const first = ask(trial());
    await begun;
    expect(await ask(trial())).toEqual({
      status: 429,
      retryAfter: '5',
      body: { error: 'A trial is running.' },
    });
    finish();
    expect((await first).status).toBe(200);
    expect((await ask(trial())).status).toBe(200);
  });
});
