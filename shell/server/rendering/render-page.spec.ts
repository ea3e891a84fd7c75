import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PageMeta, setRuntimeConfig, type RemoteModule } from '@stillsam/platform';
import { createElement } from 'react';
import { redirect, useActionData, useLoaderData, type LoaderFunction } from 'react-router';
import type { OfflineEntry } from '../../src/service-worker/worker-contract';
import { FAKE_REMOTES, type FakeName } from '../../test/fake-release';
import { remoteOf, remotesOf } from './areas';
import { PageRenderer, type RenderedPage, type RenderResult } from './render-page';

const SITE = 'https://stillsam.example';
const NOTICE = 'data-testid="region-page"';
const REMOTES = Object.values(FAKE_REMOTES);
const text = (words: string) => createElement('p', null, words);

let routes: Partial<Record<string, RemoteModule['routes']>>;
let offlinePages: OfflineEntry[];

setRuntimeConfig({ siteOrigin: SITE, apiOrigin: 'http://api.internal' });

beforeEach(() => {
  offlinePages = [{ path: '/resurser', title: 'Alla resurser', kind: 'exercise' }];
  routes = {};
  serve('site', [{ path: '/', element: text('Hem') }]);
  serve('exercises', [{ path: '/resurser', element: text('Resurser') }]);
});

function serve(name: FakeName, own: RemoteModule['routes']): void {
  routes[name] = own;
}

/** Renders as a server does whose remotes all have a release, or those that `released` names. */
function renderAny(path: string, released = Object.keys(routes), form?: string): Promise<RenderResult> {
  const remote = remoteOf(path.split('?', 1)[0] ?? '', REMOTES);
  const own = remote && routes[remote.name];
  const area = remote?.area ?? 'public';
  const renderer = new PageRenderer({
    area,
    owners: remotesOf(area, REMOTES),
    remote: remote && own && released.includes(remote.name) ? { name: remote.name, routes: own } : undefined,
    siteOrigin: SITE,
    loadOfflinePages: async () => offlinePages,
  });
  return renderer.render(path, released, form);
}

async function render(path: string, released?: string[]): Promise<RenderedPage> {
  const result = await renderAny(path, released);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  return result;
}

describe('a page of a remote', () => {
  it('fills the region of its release, with the chunks that its routes name', async () => {
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
    expect([page.isRemotes, page.chunks]).toEqual([true, ['overview', 'list']]);
    expect(page.problems).toEqual([]);
  });

  it('takes the chunk from the module of a lazy page, also where its loader fails', async () => {
    const lazyPage = (chunk: string, loader: LoaderFunction) => async () => ({
      Component: () => text('Vila'),
      loader,
      handle: { chunk },
    });
    const fail = () => {
      throw new Response(null, { status: 404 });
    };
    serve('exercises', [
      { path: '/resurser', lazy: lazyPage('list', () => null) },
      { path: '/resurser/saknas', lazy: lazyPage('rest', fail) },
    ]);
    expect((await render('/resurser')).chunks).toEqual(['list']);
    expect(await render('/resurser/saknas')).toMatchObject({ status: 404, chunks: ['rest'] });
  });

  it('carries what the browser needs to hydrate it', async () => {
    serve('site', [{ id: 'home', path: '/', loader: () => ({ posts: 3 }), element: text('Hem') }]);
    expect((await render('/')).hydration).toEqual({ loaderData: { home: { posts: 3 } }, errors: null });
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
    const { hydration } = await render('/?search=lugn');
    expect(Object.values(hydration.loaderData)).toEqual(['lugn']);
  });
});

describe('a page of the shell', () => {
  it('belongs to no remote', async () => {
    const { status, isRemotes } = await render('/cookie-installningar');
    expect([status, isRemotes]).toEqual([200, false]);
  });

  it('lists the pages that open offline', async () => {
    expect((await render('/utan-nat')).body).toContain('<a href="/resurser">Alla resurser</a>');
  });
});

describe('the admin', () => {
  it('has a layout of its own', async () => {
    serve('admin', [{ path: '/admin', element: text('Inlägg') }]);
    const { body } = await render('/admin');
    expect(body).toContain('<div data-region="admin"><p>Inlägg</p></div>');
    expect(body).toMatch(/^<div [^>]*data-area="admin"/);
  });
});

describe('an address that no route matches', () => {
  it('gets a 404 where its owner has a release, and another remote has none', async () => {
    const { status, body, isRemotes } = await render('/finns-inte', ['site']);
    expect([status, isRemotes]).toEqual([404, false]);
    expect(body).not.toContain(NOTICE);
  });

  it('gets a 503 while its owner has none, as the page may be one of its', async () => {
    const { status, body } = await render('/resurser/vila', ['site']);
    expect(status).toBe(503);
    expect(body).toContain(NOTICE);
  });
});

describe('a redirect', () => {
  it.each([
    ['/ny?a=1#b', '/ny?a=1#b'],
    [`${SITE}/ny?a=1#b`, '/ny?a=1#b'],
    ['https://annan.example/ny?a=1', 'https://annan.example/ny?a=1'],
  ])('leads from the target %s to %s', async (target, location) => {
    serve('site', [{ path: '/gammal', loader: () => redirect(target, 301) }]);
    expect(await renderAny('/gammal')).toEqual({ kind: 'redirection', status: 301, location });
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

  it('gives the page its status, and makes no problem', async () => {
    failWith(new Response('hemligt', { status: 404, statusText: 'Not Found' }));
    const { status, body, hydration, problems } = await render('/');
    expect(status).toBe(404);
    expect(body).not.toContain(NOTICE);
    expect(hydration.errors).toEqual({
      site: { status: 404, statusText: 'Not Found', internal: true, data: null },
    });
    expect(problems).toEqual([]);
  });

  it('gives a 503 for an error, with a notice in its region, header and footer around it', async () => {
    failWith(new Error('a secret'));
    const { status, body, isRemotes } = await render('/');
    expect([status, isRemotes]).toEqual([503, true]);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
  });

  it('sends the browser one sentence, and reports the stack', async () => {
    failWith(new Error('a secret'));
    const { head, body, hydration, problems } = await render('/');
    expect(hydration.errors).toEqual({ site: { message: 'Sidan kunde inte visas.' } });
    expect(head + body + JSON.stringify(hydration)).not.toMatch(/a secret|render-page\.spec/);
    expect(problems).toEqual([
      {
        message: 'a region shows an error',
        summary: 'Error: a secret',
        reason: expect.stringMatching(/a secret\n\s+at /),
        isOutage: false,
      },
    ]);
  });

  it('reports an outage because of the API, without its stack', async () => {
    failWith(Object.assign(new Error('GET /api/blog/posts: 503'), { name: 'ApiError' }));
    expect((await render('/')).problems).toEqual([
      {
        message: 'a region shows an error',
        summary: 'ApiError: GET /api/blog/posts: 503',
        reason: 'GET /api/blog/posts: 503',
        isOutage: true,
      },
    ]);
  });

  it('costs its own region when it never settles, and its request is aborted', async () => {
    jest.useFakeTimers();
    let signal: AbortSignal | undefined;
    const loader: LoaderFunction = ({ request }) => {
      ({ signal } = request);
      return new Promise(() => {});
    };
    serve('site', [{ path: '/', loader, element: text('Hem') }]);
    const rendering = render('/');
    await jest.advanceTimersByTimeAsync(4000);
    const { status, body, problems } = await rendering;
    jest.useRealTimers();
    expect(status).toBe(503);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(signal?.aborted).toBe(true);
    expect(problems).toMatchObject([
      { reason: expect.stringContaining('A loader took more than 4000 ms'), isOutage: false },
    ]);
  });

  it('reports as text a value that is no error', async () => {
    failWith('ingen anslutning');
    const { status, problems } = await render('/');
    expect(status).toBe(503);
    expect(problems).toMatchObject([{ reason: 'ingen anslutning', isOutage: false }]);
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

  it.each(['throws', 'hangs'] as const)('costs its own region because it %s', async (way) => {
    serve('site', [{ path: '/', Component: BROKEN[way] }]);
    const { status, body, isRemotes, hydration, problems } = await render('/');
    expect([status, isRemotes]).toEqual([503, true]);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(hydration.errors).toEqual({ site: { message: 'Sidan kunde inte visas.' } });
    expect(problems[0]).toMatchObject({ message: 'a page failed to render', isOutage: false });
  });

  it('costs what is below the header where the shell owns it', async () => {
    offlinePages = [
      {
        path: '/resurser',
        kind: 'exercise',
        get title(): string {
          throw new Error('a fault');
        },
      },
    ];
    const { status, body, isRemotes, hydration } = await render('/utan-nat');
    expect([status, isRemotes]).toEqual([503, false]);
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<header.*<footer/s);
    expect(hydration.errors).toEqual({ shell: { message: 'Sidan kunde inte visas.' } });
  });
});

describe('a page that a form is posted to', () => {
  const submit = async (form: string) => {
    const result = await renderAny('/', undefined, form);
    if (result.kind !== 'page') throw new Error('The form leads elsewhere');
    return result;
  };

  it('shows what its action returns, also to the browser that hydrates it', async () => {
    const action = jest.fn(async ({ request }: { request: Request }) =>
      (await request.formData()).getAll('val'),
    );
    serve('site', [
      {
        id: 'home',
        path: '/',
        action,
        loader: ({ request }) => request.method,
        Component: () => text(`${String(useLoaderData())}: ${String(useActionData())}`),
      },
    ]);
    const { status, body, hydration, problems } = await submit('val=vila&val=s%C3%B6mn');
    expect([status, problems]).toEqual([200, []]);
    expect(body).toContain('<p>GET: vila,sömn</p>');
    expect(hydration).toMatchObject({ loaderData: { home: 'GET' }, actionData: { home: ['vila', 'sömn'] } });
    expect(await render('/')).not.toHaveProperty('hydration.actionData');
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('refuses it where it has no action, without blame for the release', async () => {
    const { status, problems } = await submit('val=vila');
    expect([status, problems]).toEqual([405, []]);
  });
});
