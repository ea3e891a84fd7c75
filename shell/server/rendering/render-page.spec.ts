import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PageMeta, type RemoteModule } from '@stillsam/platform';
import { createElement } from 'react';
import { redirect, type LoaderFunction } from 'react-router';
import { pino } from 'pino';
import type { Area } from '../../src/config/page-data';
import type { OfflineEntry } from '../../src/offline/offline-list';
import type { RemoteName } from '../../src/remotes/remote-names';
import { fakeRelease } from '../releases/fake-release';
import type { Release } from '../releases/release';
import { PageRenderer, type RenderedPage } from './render-page';

const SITE = 'https://stillsam.example';
const NOTICE = 'data-testid="region-page"';
const text = (words: string) => createElement('p', null, words);

let releases: Map<RemoteName, Release>;
let offlinePages: OfflineEntry[];
let logged: { level: number; path: string; reason: string; msg: string }[];

beforeEach(() => {
  logged = [];
  offlinePages = [{ path: '/resurser', title: 'Alla resurser', kind: 'exercise' }];
  releases = new Map();
  serve('site', [{ path: '/', element: text('Hem') }]);
  serve('exercises', [{ path: '/resurser', element: text('Resurser') }]);
});

function serve(name: RemoteName, routes: RemoteModule['routes']): void {
  releases.set(name, fakeRelease(name, routes));
}

function rendererOf(area: Area = 'public'): PageRenderer {
  return new PageRenderer({
    area,
    releases,
    siteOrigin: SITE,
    apiOrigin: 'http://api.internal',
    analytics: null,
    isOfflineOn: true,
    crossings: ['/admin/*'],
    offlinePages: async () => offlinePages,
    logger: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
  });
}

async function render(path: string, area?: Area): Promise<RenderedPage> {
  const result = await rendererOf(area).render(path);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  return result;
}

describe('a page of a remote', () => {
  it('is rendered in the region of its release, with the chunks that its routes name', async () => {
    serve('exercises', [
      {
        path: '/resurser',
        handle: { chunk: 'overview' },
        children: [
          { index: true, handle: { chunk: 'list' }, element: text('Alla övningar') },
          { path: 'vila', handle: { chunk: 'rest' }, element: text('Vila') },
        ],
      },
    ]);
    const page = await render('/resurser');
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/<div data-region="exercises"><p>Alla övningar<\/p><\/div>/);
    expect(page.region).toEqual({ release: releases.get('exercises'), chunks: ['overview', 'list'] });
    expect(page.pageData.active).toBe('exercises');
    expect(logged).toEqual([]);
  });

  it('carries what the browser needs to hydrate it, and no internal address', async () => {
    serve('site', [{ id: 'home', path: '/', loader: () => ({ posts: 3 }), element: text('Hem') }]);
    expect((await render('/')).pageData).toEqual({
      area: 'public',
      config: { siteOrigin: SITE, apiOrigin: '' },
      analytics: null,
      isOfflineOn: true,
      remotes: [releases.get('site')?.pin, releases.get('exercises')?.pin],
      crossings: ['/admin/*'],
      active: 'site',
      hydration: { loaderData: { home: { posts: 3 } }, errors: null },
    });
  });

  it('has its hoisted tags in the head, and its elements in the body', async () => {
    const meta = { title: 'Om oss', description: 'Vilka vi är.', path: '/' };
    serve('site', [{ path: '/', element: createElement('div', null, createElement(PageMeta, meta), 'Hej') }]);
    const { head, body } = await render('/');
    expect(head).toContain('<title>Om oss | Stillsam</title>');
    expect(head).toContain(`<link rel="canonical" href="${SITE}/"/>`);
    expect(head).not.toContain('<div');
    expect(body).toMatch(/^<div [^>]*data-area="public"/);
    expect(body).not.toMatch(/<title|<meta|canonical/);
  });

  it('reads its query in its loader', async () => {
    serve('site', [
      {
        path: '/',
        loader: ({ request }) => new URL(request.url).searchParams.get('search'),
        element: text('Hem'),
      },
    ]);
    const { pageData } = await render('/?search=lugn');
    expect(Object.values(pageData.hydration.loaderData)).toEqual(['lugn']);
  });
});

describe('a page of the shell', () => {
  it('belongs to no remote', async () => {
    const { status, region, pageData } = await render('/cookie-installningar');
    expect([status, region, pageData.active]).toEqual([200, null, null]);
  });

  it('lists the pages that open offline', async () => {
    expect((await render('/utan-nat')).body).toContain('<a href="/resurser">Alla resurser</a>');
  });
});

describe('the admin', () => {
  it('is rendered from its own release, without those of the public pages', async () => {
    serve('admin', [{ path: '/admin', element: text('Inlägg') }]);
    const { body, region, pageData } = await render('/admin', 'admin');
    expect(body).toContain('<div data-region="admin"><p>Inlägg</p></div>');
    expect(region?.release.name).toBe('admin');
    expect(pageData.remotes.map(({ name }) => name)).toEqual(['admin']);
  });
});

describe('an address that no route matches', () => {
  it('is a 404 where every remote has a release', async () => {
    const { status, body, region } = await render('/finns-inte');
    expect([status, region]).toEqual([404, null]);
    expect(body).not.toContain(NOTICE);
  });

  it('is a 503 while a remote has none, as the page may be one of its', async () => {
    releases.delete('exercises');
    const { status, body } = await render('/finns-inte');
    expect(status).toBe(503);
    expect(body).toContain(NOTICE);
  });
});

describe('a redirect', () => {
  it.each([
    ['/ny?a=1#b', '/ny?a=1#b'],
    [`${SITE}/ny?a=1#b`, '/ny?a=1#b'],
    ['https://annan.example/ny?a=1', 'https://annan.example/ny?a=1'],
  ])('to %s leads to %s', async (target, location) => {
    serve('site', [{ path: '/gammal', loader: () => redirect(target, 301) }]);
    expect(await rendererOf().render('/gammal')).toEqual({ kind: 'redirection', status: 301, location });
  });
});

describe('a loader that fails', () => {
  const failWith = (error: unknown) =>
    serve('site', [
      {
        path: '/',
        loader: () => {
          throw error;
        },
        element: text('Hem'),
      },
    ]);

  it('with a status gives the page this status, and no log entry', async () => {
    failWith(new Response('hemligt', { status: 404, statusText: 'Not Found' }));
    const { status, body, pageData } = await render('/');
    expect(status).toBe(404);
    expect(body).not.toContain(NOTICE);
    expect(pageData.hydration.errors).toEqual({
      site: { status: 404, statusText: 'Not Found', internal: true, data: null },
    });
    expect(logged).toEqual([]);
  });

  it('with an error gives a 503 with a notice in its region, header and footer around it', async () => {
    failWith(new Error('a secret'));
    const { status, body, region } = await render('/');
    expect(status).toBe(503);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(region?.release.name).toBe('site');
  });

  it('sends the browser one sentence, and logs the stack', async () => {
    failWith(new Error('a secret'));
    const { head, body, pageData } = await render('/');
    expect(pageData.hydration.errors).toEqual({ site: { message: 'Sidan kunde inte visas.' } });
    expect(head + body + JSON.stringify(pageData)).not.toMatch(/a secret|render-page\.spec/);
    expect(logged).toMatchObject([
      {
        level: 50,
        path: '/',
        reason: expect.stringMatching(/a secret\n\s+at /),
        msg: 'a region shows an error',
      },
    ]);
  });

  it('because of the API is logged as a warning without its stack', async () => {
    failWith(Object.assign(new Error('GET /api/blog/posts: 503'), { name: 'ApiError' }));
    await render('/');
    expect(logged).toMatchObject([
      { level: 40, path: '/', reason: 'GET /api/blog/posts: 503', msg: 'a region shows an error' },
    ]);
  });

  it('because it never settles costs its own region, and its request is aborted', async () => {
    jest.useFakeTimers();
    let signal: AbortSignal | undefined;
    const loader: LoaderFunction = ({ request }) => {
      ({ signal } = request);
      return new Promise(() => {});
    };
    serve('site', [{ path: '/', loader, element: text('Hem') }]);
    const rendering = render('/');
    await jest.advanceTimersByTimeAsync(4000);
    const { status, body } = await rendering;
    jest.useRealTimers();
    expect(status).toBe(503);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(signal?.aborted).toBe(true);
    expect(logged).toMatchObject([
      { path: '/', reason: expect.stringContaining('A loader took more than 4000 ms') },
    ]);
  });

  it('with a value that is no error is logged as text', async () => {
    failWith('ingen anslutning');
    expect((await render('/')).status).toBe(503);
    expect(logged).toMatchObject([{ level: 50, path: '/', reason: 'ingen anslutning' }]);
  });
});

describe('a page that cannot be rendered', () => {
  const BROKEN = {
    throws: () => {
      throw new Error('a fault');
    },
    hangs: () => {
      for (;;);
    },
  };

  it.each(['throws', 'hangs'] as const)('because it %s costs its own region', async (way) => {
    serve('site', [{ path: '/', Component: BROKEN[way] }]);
    const { status, body, region, pageData } = await render('/');
    expect(status).toBe(503);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(region?.release.name).toBe('site');
    expect(pageData.hydration.errors).toEqual({ site: { message: 'Sidan kunde inte visas.' } });
    expect(logged[0]).toMatchObject({ level: 50, path: '/', msg: 'a page failed to render' });
  });

  it('of the shell costs what is below the header', async () => {
    offlinePages = [
      {
        path: '/resurser',
        kind: 'exercise',
        get title(): string {
          throw new Error('a fault');
        },
      },
    ];
    const { status, body, region, pageData } = await render('/utan-nat');
    expect([status, region]).toEqual([503, null]);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(pageData.hydration.errors).toEqual({ shell: { message: 'Sidan kunde inte visas.' } });
  });

  it('leaves the other remote’s pages as they are', async () => {
    serve('site', [{ path: '/', Component: BROKEN.throws }]);
    const renderer = rendererOf();
    expect(await renderer.render('/')).toMatchObject({ status: 503 });
    expect(await renderer.render('/resurser')).toMatchObject({
      status: 200,
      pageData: { hydration: { errors: null } },
    });
  });
});
