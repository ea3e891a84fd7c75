import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { pino } from 'pino';
import { readConfig } from '../config/env';
import { fakeRelease } from '../releases/fake-release';
import type { Release } from '../releases/release';
import type { RemoteName } from '../../src/remotes/remote-names';
import { PageServer } from './page-server';

const ASSETS = {
  directory: '/',
  scriptUrl: '/assets/shell.js',
  scriptIntegrity: 'sha384-c2hlbGw=',
  preload: '</assets/shell.js>; rel=preload',
  style: { href: '/assets/shell.css', text: 'a{}' },
  pageStyles: { cookieSettings: [], offline: [] },
  headLinks: '',
  publicHeadLinks: '',
};

const releaseOf = (name: RemoteName, paths: string[]) =>
  fakeRelease(
    name,
    paths.map((path) => ({ path, element: createElement('p', null, name) })),
  );

let releases: Map<RemoteName, Release>;

beforeEach(() => {
  releases = new Map([
    ['site', releaseOf('site', ['/', '/nyhetsbrev/bekrafta', '/nyhetsbrev/avregistrera', '/om-oss'])],
    ['exercises', releaseOf('exercises', ['/resurser'])],
  ]);
});

function serverWith(environment: Record<string, string> = {}): PageServer {
  const config = readConfig(environment);
  return new PageServer({
    config,
    assets: ASSETS,
    releases: () => releases,
    isConnected: () => true,
    offlinePages: () => Promise.resolve([]),
    logger: pino({ level: 'silent' }),
  });
}

async function pageOf(server: PageServer, path: string) {
  const result = await server.page(path);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  const { status, headers, html } = result.page;
  return { status, headers, html: html.toString() };
}

describe('a page that only mails link to', () => {
  it.each(['/nyhetsbrev/bekrafta?token=abc', '/nyhetsbrev/avregistrera?token=abc', '/om-oss?token=abc'])(
    '%s is stored in no cache',
    async (path) => {
      const server = serverWith();
      const { status, headers } = await pageOf(server, path);
      expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
      expect(server.isCached(path)).toBe(false);
    },
  );

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

describe('the cache of pages', () => {
  const pageResponse = async (server: PageServer, path: string) => {
    const result = await server.page(path);
    if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
    return result.page;
  };

  it('renders a page once, also for simultaneous requests', async () => {
    const server = serverWith();
    const [first, second] = await Promise.all([
      pageResponse(server, '/om-oss'),
      pageResponse(server, '/om-oss'),
    ]);
    expect(first).toBe(second);
    expect(await pageResponse(server, '/om-oss')).toBe(first);
  });

  it('renders anew after a change of content or of a release', async () => {
    const server = serverWith();
    const first = await pageResponse(server, '/om-oss');
    server.invalidateContent();
    const second = await pageResponse(server, '/om-oss');
    expect(second).not.toBe(first);
    server.invalidateReleases();
    expect(await pageResponse(server, '/om-oss')).not.toBe(second);
  });

  it('does not serve a rendering that started before a change to a request after it', async () => {
    const server = serverWith();
    const before = server.page('/om-oss');
    server.invalidateContent();
    const after = pageResponse(server, '/om-oss');
    const [old] = await Promise.all([before, after]);
    expect(old).not.toEqual({ kind: 'page', page: await after });
    expect(server.isCached('/om-oss')).toBe(true);
  });

  it('serves the page as it was while it cannot be rendered anew', async () => {
    let isDown = false;
    const site = releaseOf('site', ['/']);
    site.module.routes = [
      {
        path: '/',
        loader: () => {
          if (isDown) throw new Error('away');
          return null;
        },
        element: createElement('p', null, 'Hem'),
      },
    ];
    releases.set('site', site);
    const server = serverWith();
    const first = await pageResponse(server, '/');
    isDown = true;
    server.invalidateContent();
    expect(await pageResponse(server, '/')).toBe(first);
    expect((await pageResponse(server, '/?sida=2')).status).toBe(503);
  });

  it('serves the page as it was while its data does not arrive in time', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    let isSlow = false;
    const loader = () => (isSlow ? new Promise(() => {}) : null);
    releases.set(
      'site',
      fakeRelease('site', [{ path: '/', loader, element: createElement('p', null, 'Hem') }]),
    );
    const server = serverWith();
    const first = await pageResponse(server, '/');
    isSlow = true;
    server.invalidateContent();
    expect(await pageResponse(server, '/')).toBe(first);
    await expect(pageResponse(server, '/?sida=2')).rejects.toThrow('timeout');
  });

  it('holds no errors and no long addresses', async () => {
    const server = serverWith();
    const long = `/om-oss?a=${'b'.repeat(300)}`;
    expect((await pageResponse(server, '/finns-inte')).status).toBe(404);
    expect((await pageResponse(server, long)).status).toBe(200);
    expect([server.isCached('/finns-inte'), server.isCached(long)]).toEqual([false, false]);
  });
});
