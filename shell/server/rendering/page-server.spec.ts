import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { redirect } from 'react-router';
import { fakeRelease } from '../releases/fake-release';
import type { Release } from '../releases/release';
import { ASSETS, fakePageServer, pageDataOf, pageOf, publicReleases, releaseOf } from './fake-page-server';
import type { PageServer } from './page-server';
import { localVariant, previewVariant } from './variant';

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
  ])('%s is stored in no cache', async (path) => {
    const server = serverWith();
    const { status, headers } = await pageOf(server, path);
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
    expect(server.isCached(path)).toBe(false);
  });

  it('without its token is an ordinary page, which caches may store', async () => {
    const server = serverWith();
    const { headers } = await pageOf(server, '/om-oss');
    expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(server.isCached('/om-oss')).toBe(true);
  });
});

describe('the policies of a document', () => {
  it('are one in the header and one right after the charset, by the hashes of its scripts', async () => {
    const { headers, html } = await pageOf(serverWith(), '/om-oss');
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(headers['Content-Security-Policy']).not.toContain(',');
    const [, policy = ''] =
      /^<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        html,
      ) ?? [];
    expect(policy).toMatch(
      /^script-src 'sha256-[^']+' 'sha384-c2hlbGw=' 'sha384-site' 'strict-dynamic'; worker-src 'self'; /,
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
    'is not found where it is turned off: %s is a 404, and no document names it',
    async (path) => {
      const server = serverWith({ ADMIN_IN_SHELL: 'false' });
      expect((await pageOf(server, path)).status).toBe(404);
      expect((await pageOf(server, '/om-oss')).html).not.toContain('/admin');
    },
  );

  it('is named in public documents where it is turned on', async () => {
    expect((await pageOf(serverWith(), '/om-oss')).html).toContain('"crossings":["/admin/*"]');
  });
});

describe('the headers of a document', () => {
  const directiveOf = (headers: Record<string, string>, name: string) =>
    headers['Content-Security-Policy']?.split('; ').find((directive) => directive.startsWith(`${name} `));

  it('name the remotes of its area, and their Trusted Types policies', async () => {
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

  it('announce the script of a public page, and none in the admin', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith();
    expect((await pageOf(server, '/om-oss')).headers.Link).toBe(ASSETS.preload);
    expect((await pageOf(server, '/admin/login')).headers).not.toHaveProperty('Link');
  });

  it('allow the analytics service on public pages, and never in the admin', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/js/script.js',
      ANALYTICS_DOMAIN: 'stillsam.example',
    });
    const page = await pageOf(server, '/om-oss');
    expect(directiveOf(page.headers, 'connect-src')).toBe("connect-src 'self' https://stats.example");
    expect(directiveOf(page.headers, 'trusted-types')).toContain(' stillsam-analytics ');
    expect(page.html).toContain('"domain":"stillsam.example"');
    const admin = await pageOf(server, '/admin/login');
    expect(admin.headers['Content-Security-Policy']).not.toMatch(/stats\.example|stillsam-analytics/);
    expect(admin.html).not.toContain('stats.example');
  });

  it('allow a worker on public pages, unless it is withdrawn, and never in the admin', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const workerOf = async (server: PageServer, path: string) =>
      directiveOf((await pageOf(server, path)).headers, 'worker-src');
    expect(await workerOf(serverWith(), '/om-oss')).toBe("worker-src 'self'");
    expect(await workerOf(serverWith(), '/admin/login')).toBe("worker-src 'none'");
    expect(await workerOf(serverWith({ SERVICE_WORKER: 'withdrawn' }), '/om-oss')).toBe("worker-src 'none'");
  });

  it('ask for patience while a remote has no release, and only then', async () => {
    expect((await pageOf(serverWith(), '/om-oss')).headers).not.toHaveProperty('Retry-After');
    releases.delete('exercises');
    const { status, headers } = await pageOf(serverWith(), '/resurser');
    expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([503, '5', 'no-store']);
  });
});

it('a redirect is passed on and not cached', async () => {
  releases.set('site', fakeRelease('site', [{ path: '/gammal', loader: () => redirect('/om-oss', 301) }]));
  const server = serverWith();
  expect(await server.page('/gammal')).toEqual({ kind: 'redirection', status: 301, location: '/om-oss' });
  expect(server.isCached('/gammal')).toBe(false);
});

describe('a page of the shell', () => {
  it('is a public page that no remote owns', async () => {
    const { status, headers, html } = await pageOf(serverWith(), '/cookie-installningar');
    expect([status, headers.Link]).toEqual([200, ASSETS.preload]);
    const { active, config } = pageDataOf(html);
    expect([active, config.apiOrigin]).toEqual([null, '']);
  });
});

it('a page is rendered by the release of the remote that owns it', async () => {
  const { html } = await pageOf(serverWith(), '/resurser');
  expect(html).toContain('<p>exercises</p>');
  expect(pageDataOf(html).active).toBe('exercises');
});

it('an unknown address in a remote’s is a page of the shell', async () => {
  const { status, html } = await pageOf(serverWith(), '/finns-inte');
  expect([status, pageDataOf(html).active]).toEqual([404, null]);
});

it('in development a page may read from the remotes, whose updates lie there', async () => {
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

  it('is rendered at each request, by the releases of then', async () => {
    const server = serverWith();
    expect((await pageOf(server, '/om-oss', variant)).html).toContain('<p>site</p>');
    releases.set('site', fakeRelease('site', [{ path: '/om-oss', Component: () => 'ny' }]));
    expect((await pageOf(server, '/om-oss', variant)).html).toContain('>ny<');
    expect([server.lookups, server.isCached('/om-oss', variant)]).toEqual([
      { hit: 0, shared: 0, miss: 0 },
      false,
    ]);
  });

  it('that the browser renders names no route and nothing that it shows', async () => {
    const local = localVariant({ part: 'site', origin: 'http://localhost:4201' });
    expect(await serverWith().page('/om-oss', local)).toMatchObject({
      isShareable: false,
      page: { route: '/*', tags: [] },
    });
  });
});

it('each rendering is told with its release and its seconds', async () => {
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
