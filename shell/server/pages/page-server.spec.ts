import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { redirect, useActionData } from 'react-router';
import { fakeRelease } from '../../test/fake-release';
import { previewVariant, type Release } from '../releases/release';
import {
  ASSETS,
  fakePageServer,
  pageDataOf,
  pageOf,
  publicReleases,
  releaseOf,
} from '../../test/fake-page-server';
import type { PageServer } from './page-server';

let releases: Map<string, Release>;

beforeEach(() => {
  releases = publicReleases();
});

const serverWith = (environment?: Record<string, string>) => fakePageServer({ releases, environment });

describe('a page that only mails link to', () => {
  it.each([
    '/nyhetsbrev/bekrafta?token=abc',
    '/nyhetsbrev/avregistrera?token=abc',
    '/nyhetsbrev/installningar',
    '/om-oss?token=abc',
  ])('stays out of every cache: %s', async (path) => {
    const server = serverWith();
    const { status, headers } = await pageOf(server, path);
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
    expect(server.isCached(path)).toBe(false);
  });

  it('becomes without its token an ordinary page, which caches may store', async () => {
    const server = serverWith();
    const { headers } = await pageOf(server, '/om-oss');
    expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(server.isCached('/om-oss')).toBe(true);
  });
});

describe('a page of one person', () => {
  it.each(['/dina-kop', '/las/lugn/1', '/las/lugn/2'])(
    'renders anew for each, uncached: %s',
    async (path) => {
      const release = releaseOf('site', [path]);
      const render = jest.spyOn(release.renderer, 'render');
      releases.set('site', release);
      const server = serverWith();
      for (const cookie of ['stillsam_kop=a', undefined]) {
        const result = await server.personal(path, cookie);
        if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
        expect([result.page.headers['Cache-Control'], result.isShareable]).toEqual(['no-store', false]);
      }
      expect(render.mock.calls.map(([, , , cookie]) => cookie)).toEqual(['stillsam_kop=a', undefined]);
      expect(server.isCached(path)).toBe(false);
    },
  );
});

describe('a page that a form is posted to', () => {
  it('renders for each post, and no cache stores it', async () => {
    releases.set(
      'site',
      fakeRelease('site', [
        {
          path: '/utforska',
          action: async ({ request }) => (await request.formData()).get('val'),
          Component: () => createElement('p', null, `Valt: ${String(useActionData())}`),
        },
      ]),
    );
    const server = serverWith();
    expect((await pageOf(server, '/utforska')).html).toContain('Valt: undefined');
    for (const choice of ['vila', 'oro']) {
      const result = await server.submit('/utforska', `val=${choice}`);
      if (result.kind !== 'page') throw new Error('The form leads elsewhere');
      expect(String(result.page.html)).toContain(`Valt: ${choice}`);
      expect([result.page.headers['Cache-Control'], result.isShareable]).toEqual(['no-store', false]);
    }
    expect((await pageOf(server, '/utforska')).html).toContain('Valt: undefined');
  });
});

describe('the policy of a document', () => {
  it('stands once in the header and once right after the charset, by the hashes of its scripts', async () => {
    const { headers, html } = await pageOf(serverWith(), '/om-oss');
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(headers['Content-Security-Policy']).not.toContain(',');
    const [, policy = ''] =
      /^<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        html,
      ) ?? [];
    expect(policy).toMatch(
      /^script-src 'sha256-[^']+' 'sha256-[^']+' 'sha384-c2hlbGw=' 'sha384-site' 'strict-dynamic'; worker-src 'self'; /,
    );
  });
});

describe('the admin in the shell', () => {
  it('has documents in a browsing context group of their own', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith();
    const admin = await pageOf(server, '/admin/login');
    expect([admin.status, admin.headers['Cross-Origin-Opener-Policy']]).toEqual([
      200,
      'same-origin-allow-popups',
    ]);
    expect((await pageOf(server, '/om-oss')).headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
  });

  it.each(['/admin', '/admin/login', '/admin/blog/new'])(
    'disappears where it is turned off: %s gets a 404, and no document names it',
    async (path) => {
      const server = serverWith({ ADMIN_IN_SHELL: 'false' });
      expect((await pageOf(server, path)).status).toBe(404);
      expect((await pageOf(server, '/om-oss')).html).not.toContain('/admin');
    },
  );

  it('appears in public documents where it is turned on', async () => {
    expect((await pageOf(serverWith(), '/om-oss')).html).toContain('"/admin/*"]');
  });
});

describe('the header of a document', () => {
  const directiveOf = (headers: Record<string, string>, name: string) =>
    headers['Content-Security-Policy']?.split('; ').find((directive) => directive.startsWith(`${name} `));

  it('names the remotes of its area, and their Trusted Types policies', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith();
    const { headers } = await pageOf(server, '/om-oss');
    expect(directiveOf(headers, 'font-src')).toBe(
      "font-src 'self' https://site.example https://exercises.example",
    );
    expect(directiveOf(headers, 'trusted-types')).toBe(
      'trusted-types stillsam-shell stillsam-remotes dompurify stillsam-offline stillsam-site stillsam-exercises',
    );
    const admin = await pageOf(server, '/admin/login');
    expect(directiveOf(admin.headers, 'font-src')).toBe("font-src 'self' https://admin.example");
    expect(directiveOf(admin.headers, 'trusted-types')).toBe(
      'trusted-types stillsam-shell stillsam-remotes dompurify stillsam-admin',
    );
  });

  it('announces the script of a public page, and none in the admin', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith();
    expect((await pageOf(server, '/om-oss')).headers.Link).toBe(ASSETS.preload);
    expect((await pageOf(server, '/admin/login')).headers).not.toHaveProperty('Link');
  });

  it('allows the analytics service on public pages, never in the admin or with a token', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/js/script.manual.js',
      ANALYTICS_DOMAIN: 'stillsam.example',
    });
    const page = await pageOf(server, '/om-oss');
    expect(directiveOf(page.headers, 'connect-src')).toBe("connect-src 'self' https://stats.example");
    expect(directiveOf(page.headers, 'trusted-types')).toContain(' stillsam-analytics ');
    expect(page.html).toContain('"domain":"stillsam.example"');
    for (const path of [
      '/admin/login',
      '/nyhetsbrev/installningar',
      '/nyhetsbrev/bekrafta?token=abc',
      '/om-oss?token=abc',
    ]) {
      const { headers, html } = await pageOf(server, path);
      expect(headers['Content-Security-Policy']).not.toMatch(/stats\.example|stillsam-analytics/);
      expect(html).not.toContain('stats.example');
    }
  });

  it('allows a worker on public pages, unless it is withdrawn, and never in the admin', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const workerOf = async (server: PageServer, path: string) =>
      directiveOf((await pageOf(server, path)).headers, 'worker-src');
    expect(await workerOf(serverWith(), '/om-oss')).toBe("worker-src 'self'");
    expect(await workerOf(serverWith(), '/admin/login')).toBe("worker-src 'none'");
    expect(await workerOf(serverWith({ SERVICE_WORKER: 'withdrawn' }), '/om-oss')).toBe("worker-src 'none'");
  });

  it('asks for patience while a remote has no release, and only then', async () => {
    expect((await pageOf(serverWith(), '/om-oss')).headers).not.toHaveProperty('Retry-After');
    releases.delete('exercises');
    const { status, headers } = await pageOf(serverWith(), '/resurser');
    expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([503, '5', 'no-store']);
  });
});

it('passes on a redirect without caching it', async () => {
  releases.set('site', fakeRelease('site', [{ path: '/gammal', loader: () => redirect('/om-oss', 301) }]));
  const server = serverWith();
  expect(await server.page('/gammal')).toEqual({ kind: 'redirection', status: 301, location: '/om-oss' });
  expect(server.isCached('/gammal')).toBe(false);
});

describe('a page of the shell', () => {
  it('counts as public, and no remote owns it', async () => {
    const { status, headers, html } = await pageOf(serverWith(), '/cookie-installningar');
    expect([status, headers.Link]).toEqual([200, ASSETS.preload]);
    const { active, config } = pageDataOf(html);
    expect([active, config.apiOrigin]).toEqual([null, '']);
  });
});

it('renders a page by the release of the remote that owns it', async () => {
  const { html } = await pageOf(serverWith(), '/resurser');
  expect(html).toContain('<p>exercises</p>');
  expect(pageDataOf(html).active).toBe('exercises');
});

it('renders a page of the shell for an unknown address of a remote', async () => {
  const { status, html } = await pageOf(serverWith(), '/finns-inte');
  expect([status, pageDataOf(html).active]).toEqual([404, null]);
});

it('lets a page read from the remotes in development, whose updates lie there', async () => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  try {
    const { headers } = await pageOf(serverWith(), '/om-oss');
    expect(headers['Content-Security-Policy']).toContain(
      "connect-src 'self' https://site.example https://exercises.example;",
    );
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});

describe('a page of a preview', () => {
  const variant = previewVariant({ part: 'site', version: 'version-2' });

  it('renders at each request, by the releases of then', async () => {
    const server = serverWith();
    expect((await pageOf(server, '/om-oss', variant)).html).toContain('<p>site</p>');
    releases.set('site', fakeRelease('site', [{ path: '/om-oss', Component: () => 'ny' }]));
    expect((await pageOf(server, '/om-oss', variant)).html).toContain('>ny<');
    expect([server.lookups, server.isCached('/om-oss', variant)]).toEqual([
      { hit: 0, shared: 0, miss: 0 },
      false,
    ]);
  });
});

it('reports each rendering with its release and its seconds', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const loader = () => {
    clock.mockReturnValue(5250);
    return null;
  };
  releases.set('site', fakeRelease('site', [{ path: '/om-oss', loader, Component: () => 'om' }]));
  const onRendered = jest.fn();
  await pageOf(fakePageServer({ releases, onRendered }), '/om-oss');
  clock.mockRestore();
  const version = releases.get('site')?.manifest.version;
  expect(onRendered.mock.calls).toEqual([[{ part: 'site', version }, 0.25]]);
});
