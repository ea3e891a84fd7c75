import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { fakeRelease } from '../../test/fake-release';
import type { Release } from '../releases/release';
import { fakePageServer, publicReleases } from '../../test/fake-page-server';
import type { PageServer } from './page-server';

const TAGS: Record<string, string[] | null> = {
  '/kunskapsbibliotek/vila': ['post:1', 'card:2'],
  '/kunskapsbibliotek/andas': ['post:2', 'card:1'],
  '/kunskapsbibliotek': ['list', 'card:1', 'card:2'],
  '/om-oss': [],
  '/kontakt': null,
  '/allt': Array.from({ length: 300 }, (_, id) => `card:${id}`),
};

let releases: Map<string, Release>;
let isConnected: boolean;
let server: PageServer;

beforeEach(() => {
  const routes = Object.keys(TAGS).map((path) => ({ path, element: createElement('p', null, path) }));
  releases = publicReleases();
  releases.set(
    'site',
    fakeRelease('site', routes, (path) => TAGS[path] ?? null),
  );
  isConnected = true;
  server = fakePageServer({ releases, isConnected: () => isConnected });
});

async function sent(path: string) {
  const result = await server.page(path);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  return result;
}
const visitAll = () => Promise.all(Object.keys(TAGS).map(sent));
const cached = () => Object.keys(TAGS).filter((path) => server.isCached(path));

describe('a change', () => {
  it.each([
    [['post:1'], ['/kunskapsbibliotek/vila']],
    [['card:2'], ['/kunskapsbibliotek/vila', '/kunskapsbibliotek']],
    [['list', 'category:somn'], ['/kunskapsbibliotek']],
    [['posts'], ['/allt']],
    [['post:3', 'card:3'], []],
  ] satisfies [string[], string[]][])(
    'drops with %j the pages that show it, and no other',
    async (tags, dropped) => {
      await visitAll();
      const before = cached();
      server.invalidateContent(tags);
      expect(before.filter((path) => !server.isCached(path))).toEqual(dropped);
    },
  );

  it('drops every page when it is unknown', async () => {
    await visitAll();
    server.invalidateContent();
    expect(cached()).toEqual([]);
  });

  it('keeps a page that it overtook from all but those who asked for it', async () => {
    const rendering = sent('/kunskapsbibliotek/vila');
    server.invalidateContent(['post:1']);
    expect([(await rendering).isShareable, server.isCached('/kunskapsbibliotek/vila')]).toEqual([
      false,
      false,
    ]);
    await sent('/kunskapsbibliotek/vila');
    expect(server.isCached('/kunskapsbibliotek/vila')).toBe(true);
  });

  it('leaves in the cache what it does not touch, at one a second', async () => {
    await visitAll();
    const { page } = await sent('/kunskapsbibliotek/andas');
    for (let second = 0; second < 60; second += 1) {
      server.invalidateContent([`post:${second + 100}`, 'posts', `card:${second + 100}`, 'list']);
      expect((await sent('/kunskapsbibliotek/andas')).page).toBe(page);
    }
  });
});

describe('a release', () => {
  it('drops every page', async () => {
    await visitAll();
    expect(cached()).toHaveLength(5);
    server.invalidateReleases();
    expect(cached()).toEqual([]);
  });
});

describe('a page', () => {
  it('names all that it shows', async () => {
    expect((await sent('/kunskapsbibliotek/vila')).page.tags).toEqual(['page', 'post:1', 'card:2']);
  });

  it('names any post instead of each with more tags than a header holds', async () => {
    expect((await sent('/allt')).page.tags).toEqual(['page', 'posts']);
  });

  it('reaches the visitor when one of its calls failed, and nobody keeps it', async () => {
    const { page, isShareable } = await sent('/kontakt');
    expect([page.status, isShareable, server.isCached('/kontakt')]).toEqual([200, false, false]);
  });

  it('reaches a CDN only while changes arrive', async () => {
    expect((await sent('/om-oss')).isShareable).toBe(true);
    isConnected = false;
    expect((await sent('/om-oss')).isShareable).toBe(false);
  });

  it('stays out of a CDN when it is served because it cannot be rendered anew', async () => {
    let isDown = false;
    const loader = () => {
      if (isDown) throw new Error('away');
      return null;
    };
    releases.set('site', fakeRelease('site', [{ path: '/', loader, element: createElement('p') }]));
    server = fakePageServer({ releases });
    const first = await sent('/');
    isDown = true;
    server.invalidateContent();
    expect(await sent('/')).toEqual({ kind: 'page', page: first.page, isShareable: false });
  });

  it('stays out of a CDN when it belongs to the admin', async () => {
    releases.set('admin', fakeRelease('admin', [{ path: '/admin/login', element: createElement('p') }]));
    expect(await sent('/admin/login')).toMatchObject({ isShareable: false, page: { status: 200 } });
    expect(await sent('/admin/login')).toMatchObject({ isShareable: false, page: { status: 200 } });
  });

  it('renders anew after an hour, because of the posts that it might show', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    await sent('/om-oss');
    clock.mockReturnValue(3_600_999);
    expect(server.isCached('/om-oss')).toBe(true);
    clock.mockReturnValue(3_601_000);
    expect(server.isCached('/om-oss')).toBe(false);
    clock.mockRestore();
  });
});
