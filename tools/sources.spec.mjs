import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { articleSources, checkAddresses, dated, evaluate, sourceDays } from './sources.mjs';

describe('content/sources.json', () => {
  it('has a line for each source of the articles, and no other', () => {
    expect(Object.keys(sourceDays()).sort()).toEqual(articleSources());
  });

  it('dates with days that have been, or says that there is none', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const day of Object.values(sourceDays())) {
      if (day === null) continue;
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(day < tomorrow).toBe(true);
    }
  });
});

describe('the check of addresses', () => {
  /** @type {{ method: string | undefined, url: string | undefined }[]} */
  let requests;
  /** @type {import('node:http').Server} */
  let server;
  let origin = '';

  beforeAll(async () => {
    server = createServer(({ method, url }, response) => {
      requests.push({ method, url });
      if (url === '/slow') return;
      if (url === '/moved') response.writeHead(301, { location: '/new' });
      else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200);
      else response.writeHead(Number(url?.slice(1)));
      response.end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    if (address && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/200', 'answers', ''],
    ['/no-head', 'answers', ''],
    ['/moved', 'moved', /\/new$/],
    ['/404', 'broken', '404'],
    ['/410', 'broken', '410'],
    ['/403', 'unclear', '403'],
    ['/503', 'unclear', '503'],
    ['/slow', 'unclear', /timeout/],
  ])('says of %s that it %s', async (path, verdict, detail) => {
    requests = [];
    // Only the silent address may wait: a busy machine answers late.
    const timeoutMs = path === '/slow' ? 200 : 10_000;
    const [check] = await checkAddresses([origin + path], { timeoutMs });
    expect(check?.verdict).toBe(verdict);
    expect(check?.detail).toMatch(detail);
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it('asks one host for one address at a time, and waits in between', async () => {
    requests = [];
    const start = performance.now();
    const checks = await checkAddresses([`${origin}/200`, `${origin}/404`, `${origin}/204`], { pauseMs: 60 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(118);
    expect(checks.map(({ verdict }) => verdict)).toEqual(['answers', 'broken', 'answers']);
    expect(requests.map(({ url }) => url)).toEqual(['/200', '/404', '/204']);
  });

  it('says of a host that is away that it is unclear', async () => {
    const [check] = await checkAddresses(['http://127.0.0.1:1/']);
    expect(check).toMatchObject({ verdict: 'unclear' });
  });

  it('takes the redirect of a registered DOI for an answer', () => {
    const redirect = { status: 302, headers: new Headers({ location: 'https://publisher.example/' }) };
    expect(evaluate('https://doi.org/10.1/x', redirect)).toMatchObject({ verdict: 'answers' });
  });
});

it('dates those that answered, and keeps the day of the others', () => {
  /** @type {import('./sources.mjs').Check[]} */
  const checks = [
    { address: 'a', verdict: 'answers', detail: '' },
    { address: 'b', verdict: 'moved', detail: 'c' },
    { address: 'new', verdict: 'broken', detail: '404' },
  ];
  expect(dated({ a: null, b: '2026-11-22', gone: '2026-11-22' }, checks, '2026-12-01')).toEqual({
    a: '2026-12-01',
    b: '2026-11-22',
    new: null,
  });
});
