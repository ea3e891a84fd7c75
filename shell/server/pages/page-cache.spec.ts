import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { data } from 'react-router';
import { fakeRelease } from '../../test/fake-release';
import type { Release } from '../releases/release';
import { fakePageServer, pageOf, publicReleases } from '../../test/fake-page-server';
import type { PageServer } from './page-server';

let releases: Map<string, Release>;
let isConnected: boolean;

beforeEach(() => {
  releases = publicReleases();
  isConnected = true;
});

const serverWith = () => fakePageServer({ releases, isConnected: () => isConnected });

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

  it('counts how requests were served, and names the route of a page', async () => {
    const server = serverWith();
    await Promise.all([pageResponse(server, '/om-oss'), pageResponse(server, '/om-oss')]);
    expect((await pageResponse(server, '/om-oss')).route).toBe('/om-oss');
    expect(server.lookups).toEqual({ hit: 1, shared: 1, miss: 1 });
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

  it('renders with the new release after its arrival', async () => {
    const server = serverWith();
    await pageResponse(server, '/om-oss');
    releases.set('site', fakeRelease('site', [{ path: '/om-oss', element: createElement('p', null, 'ny') }]));
    server.invalidateContent();
    expect((await pageOf(server, '/om-oss')).html).not.toContain('<p>ny</p>');
    server.invalidateReleases();
    expect((await pageOf(server, '/om-oss')).html).toContain('<p>ny</p>');
  });

  it('holds a page for a second while changes of content do not arrive', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
    isConnected = false;
    const server = serverWith();
    const first = await pageResponse(server, '/om-oss');
    clock.mockReturnValue(5999);
    expect(await pageResponse(server, '/om-oss')).toBe(first);
    clock.mockReturnValue(6000);
    expect(server.isCached('/om-oss')).toBe(false);
    expect(await pageResponse(server, '/om-oss')).not.toBe(first);
    isConnected = true;
    clock.mockReturnValue(9000);
    expect(server.isCached('/om-oss')).toBe(true);
  });

  it('renders pages of other addresses apart', async () => {
    const server = serverWith();
    const [first, second] = await Promise.all([
      pageResponse(server, '/om-oss'),
      pageResponse(server, '/om-oss?sida=2'),
    ]);
    expect(first).not.toBe(second);
  });

  it('renders anew for an author, past the cache, and keeps that page', async () => {
    const server = serverWith();
    const before = await pageResponse(server, '/om-oss');
    const reloaded = await server.reload('/om-oss');
    const after = await pageResponse(server, '/om-oss');
    expect(after).not.toBe(before);
    expect(reloaded).toEqual({ kind: 'page', page: after, isShareable: true });
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

  it.each([
    ['it fails', new Error('away'), 503],
    ['it responds with an error', data('', { status: 500 }), 500],
  ])('serves the page as it was while %s', async (_, fault, status) => {
    let isDown = false;
    const loader = () => {
      if (isDown) throw fault;
      return null;
    };
    releases.set(
      'site',
      fakeRelease('site', [{ path: '/', loader, element: createElement('p', null, 'Hem') }]),
    );
    const server = serverWith();
    const first = await pageResponse(server, '/');
    isDown = true;
    server.invalidateContent();
    expect(await pageResponse(server, '/')).toBe(first);
    expect((await pageResponse(server, '/?sida=2')).status).toBe(status);
  });

  it('serves the page as it was while its data does not arrive in time', async () => {
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
    jest.useFakeTimers();
    const pages = Promise.all([pageResponse(server, '/'), pageResponse(server, '/?sida=2')]);
    await jest.advanceTimersByTimeAsync(4000);
    const [stale, other] = await pages;
    jest.useRealTimers();
    expect(stale).toBe(first);
    expect(other.status).toBe(503);
  });

  it('holds no errors and no long addresses', async () => {
    const server = serverWith();
    const addressOf = (length: number) => '/om-oss?a='.padEnd(length, 'b');
    const long = addressOf(301);
    expect((await pageResponse(server, '/finns-inte')).status).toBe(404);
    expect((await pageResponse(server, long)).status).toBe(200);
    expect([server.isCached('/finns-inte'), server.isCached(long)]).toEqual([false, false]);
    await pageResponse(server, addressOf(300));
    expect(server.isCached(addressOf(300))).toBe(true);
  });
});
