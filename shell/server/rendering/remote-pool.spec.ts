import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { RemotePool, RendererOverload } from './remote-pool';

/** The worker is built for the spec: a thread cannot run the source. */
let directory: string;
let pool: RemotePool | undefined;
let failures: string[];
let fetched: string[];
/** Cookies that the requests carried. */
let cookies: (string | null)[];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-pool-'));
  const { default: builds } = await import('../../rspack.config.mjs');
  const build = builds.find(({ name }) => name === 'server') ?? {};
  const output = {
    path: directory,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
  };
  const entry = { 'remote-worker': './server/rendering/remote-worker.ts' };
  const compiler = rspack(Object.assign(build, { entry, output, devtool: false as const }));
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
  );
}, 60_000);
afterAll(() => rm(directory, { recursive: true }));
afterEach(() => pool?.close());

function start(routes: string, before = '', timeoutMs?: number): RemotePool {
  failures = [];
  fetched = [];
  cookies = [];
  pool = new RemotePool({
    script: path.join(directory, 'remote-worker.cjs'),
    data: {
      name: 'site',
      area: 'public',
      owners: [{ name: 'site', prefixes: ['/'] }],
      source: `const { createElement: h } = require('react'); const say = (words) => () => h('p', null, words);
        ${before}; module.exports = { contract: 1, routes: [${routes}] };`,
      filename: 'site-version-1-server.cjs',
      siteOrigin: 'https://stillsam.example',
      apiOrigin: 'http://api.internal',
    },
    fetch: async (address, init) => {
      fetched.push(String(address));
      cookies.push(new Request(address, init).headers.get('Cookie'));
      return Response.json({ title: 'Vila' });
    },
    mostWorkers: 2,
    timeoutMs,
    onFailure: (reason) => failures.push(reason),
  });
  return pool;
}

async function bodyOf(own: RemotePool, address: string): Promise<string> {
  const page = await own.render(address, ['site']);
  if (page.kind !== 'page') throw new Error(`${address} leads elsewhere`);
  return page.body;
}

const HOME = `{ path: '/', Component: say('Hem') }`;

describe('a worker of a release', () => {
  it('describes and renders it', async () => {
    const own = start(`${HOME}, { path: '/artiklar/:slug', Component: say('Vila') }`);
    expect(await own.describe()).toEqual({ patterns: ['/', '/artiklar/:slug'] });
    expect(await bodyOf(own, '/artiklar/vila')).toContain('<p>Vila</p>');
    expect([own.failures, failures]).toEqual([0, []]);
  });

  it('leaves out of the hydration data what toJSON leaves out', async () => {
    const own = start(
      `{ id: 'vila', path: '/', Component: say('Vila'), loader: () => ({ slug: 'vila', markup: new Markup() }) }`,
      `class Markup { html = '<p>Vila</p>'; toJSON() { return null; } }`,
    );
    const page = await own.render('/', ['site']);
    expect(page).toMatchObject({ hydration: { loaderData: { vila: { slug: 'vila', markup: null } } } });
  });

  it('hands a form to the action of its page', async () => {
    const action = `async ({ request }) => (await request.formData()).get('val')`;
    const page = await start(`{ id: 'home', path: '/', action: ${action}, Component: say('Hem') }`).render(
      '/',
      ['site'],
      'val=vila',
    );
    expect(page).toMatchObject({ hydration: { actionData: { home: 'vila' } } });
  });

  it('reads the API through the main thread', async () => {
    const loader = `() => fetch('http://api.internal/api/blog/posts').then((response) => response.json())`;
    const own = start(`{ id: 'home', path: '/', loader: ${loader}, Component: say('Hem') }`);
    const page = await own.render('/', []);
    expect(page).toMatchObject({ hydration: { loaderData: { home: { title: 'Vila' } } } });
    expect(fetched).toEqual(['http://api.internal/api/blog/posts']);
  });

  it('reads for one person with the cookie of their page, and for the next without it', async () => {
    const loader = `async ({ request }) => {
      const { title } = await (await fetch('http://api.internal/api/guides')).json();
      return [title, request.headers.get('Cookie')];
    }`;
    const own = start(`{ path: '/', loader: ${loader}, Component: say('Läst') }`);
    for (const cookie of ['stillsam_kop=a', undefined, 'stillsam_kop=b']) {
      const page = await own.render('/', ['site'], undefined, cookie);
      expect(JSON.stringify(page.kind === 'page' && page.hydration.loaderData)).toContain('["Vila",null]');
    }
    expect(cookies).toEqual(['stillsam_kop=a', null, 'stillsam_kop=b']);
  });

  it('reads the API through the global fetch too', async () => {
    const loader = `() => globalThis.fetch('http://api.internal/api/blog/posts').then((response) => response.json())`;
    await start(`{ id: 'home', path: '/', loader: ${loader}, Component: say('Hem') }`).render('/', []);
    expect(fetched).toEqual(['http://api.internal/api/blog/posts']);
  });

  // Node has a global WebSocket from 22 on.
  it('has no process and no socket, while the release is evaluated and while it renders', async () => {
    const find = `[typeof process, typeof globalThis.process, typeof globalThis.WebSocket]`;
    const own = start(
      `{ path: '/', Component: () => h('p', null, String(early.concat(${find}))) }`,
      `const early = ${find}`,
    );
    expect(await bodyOf(own, '/')).toContain(`<p>${Array(6).fill('undefined').join()}</p>`);
  });

  it('tells why a release cannot be evaluated', async () => {
    await expect(start(HOME, `throw new Error('broken')`).describe()).rejects.toThrow('broken');
    await pool?.close();
    await expect(start(HOME, `require('node:fs')`).describe()).rejects.toThrow('node:fs is not shared');
  });

  it.each([
    [
      'throws later',
      'late',
      `setTimeout(() => { throw new Error('late'); }); for (const end = Date.now() + 50; Date.now() < end;)`,
    ],
    ['rejects', 'floating', `Promise.reject(new Error('floating'))`],
  ])('gets a replacement when it %s while it renders', async (_, thrown, deed) => {
    const loader = `async () => { ${deed}; await new Promise((resolve) => setTimeout(resolve, 100)); }`;
    const own = start(`${HOME}, { path: '/fel', loader: ${loader}, Component: say('Fel') }`);
    const reason = `A worker died: Workerpool Worker error: ${thrown}.`;
    await expect(own.render('/fel', [])).rejects.toThrow(reason);
    expect([own.failures, failures]).toEqual([2, [reason, reason]]);
    expect(await bodyOf(own, '/')).toContain('<p>Hem</p>');
  });

  it('gets a replacement when it died between two pages, and no visitor notices', async () => {
    const own = start(
      `${HOME}, { path: '/fel', Component: say('Fel'), loader: () => { setTimeout(() => { throw new Error('late'); }, 500); return null; } }`,
    );
    await own.render('/fel', []);
    await setTimeout(1000);
    expect(await bodyOf(own, '/')).toContain('<p>Hem</p>');
    expect(failures).toEqual(['A worker died: Worker is terminated.']);
  });

  it('gets a replacement when it runs out of memory', async () => {
    const loader = `() => { for (globalThis.all = [];;) globalThis.all.push(new Array(1e5).fill({})); }`;
    const own = start(`${HOME}, { path: '/fel', loader: ${loader}, Component: say('Fel') }`);
    await expect(own.render('/fel', [])).rejects.toThrow('A worker died');
    expect(await bodyOf(own, '/')).toContain('<p>Hem</p>');
  });

  it('gets a replacement when a loader never returns, and another worker renders meanwhile', async () => {
    const own = start(
      `${HOME}, { path: '/fel', loader: () => { for (;;); }, Component: say('Fel') }`,
      '',
      1500,
    );
    const hanging = own.render('/fel', []);
    const failed = expect(hanging).rejects.toThrow('The worker took more than 1500 ms.');
    expect(await bodyOf(own, '/')).toContain('<p>Hem</p>');
    await failed;
    expect(await bodyOf(own, '/')).toContain('<p>Hem</p>');
    expect(own.failures).toBe(1);
  });

  it('refuses what comes on top of a hundred waiting pages, and renders those', async () => {
    const own = start(HOME);
    const renderings = Array.from({ length: 102 }, () => own.render('/', []));
    await expect(own.render('/', [])).rejects.toThrow(new RendererOverload('100 pages wait to be rendered.'));
    expect(await Promise.all(renderings)).toHaveLength(102);
    expect([own.failures, failures]).toEqual([0, []]);
  });

  it('ends when the release is closed', async () => {
    const own = start(HOME, `setInterval(() => fetch('http://api.internal/api/blog/posts'), 10)`);
    await own.describe();
    while (fetched.length === 0) await setTimeout(10);
    await own.close();
    // What was asked for before is still read.
    await setTimeout(50);
    const { length } = fetched;
    await setTimeout(200);
    expect(fetched).toHaveLength(length);
  });

  it('shares nothing with the server', async () => {
    const own = start(HOME, `Array.prototype.map = () => []`);
    await own.describe().catch(() => undefined);
    expect([1].map((number) => number + 1)).toEqual([2]);
  });
});
