import { describe, expect, it } from '@jest/globals';
import { PageResponse } from '../rendering/page-response';
import type { PageResult } from '../rendering/page-server';
import { OfflineCatalogue } from './offline-catalogue';

const HASH = `sha384-${'a'.repeat(64)}`;

function release(name: 'site' | 'exercises', patterns: string[]) {
  return {
    name,
    pin: { name, version: 'v1', entry: '', integrity: HASH, patterns },
    manifest: {
      part: name,
      version: 'v1',
      contract: 1,
      releasedAt: '2026-11-21T10:00:00Z',
      entry: 'remoteEntry.js',
      server: 'server.cjs',
      files: { 'remoteEntry.js': HASH, 'remote.css': HASH, 'server.cjs': HASH },
      chunks: {},
    },
    urlOf: (file: string) => `https://${name}.example/v1/${file}`,
  };
}

function page(title: string, status = 200): PageResult {
  const html = `<!DOCTYPE html><html><head><title>${title}</title></head></html>`;
  return {
    kind: 'page',
    page: new PageResponse({ status, html, headers: {}, generation: 0, renderedAt: 0 }),
  };
}

type Articles = () => Promise<{ slug: string; title: string }[]>;

function catalogue(pages: Record<string, PageResult>, readArticles: Articles = async () => []) {
  return new OfflineCatalogue({
    page: async (path) => pages[path] ?? page('Finns inte', 404),
    releases: () => [
      release('site', ['/', '/kunskapsbibliotek/:slug']),
      release('exercises', ['/resurser', '/resurser/ny-ovning', '/resurser/:id']),
    ],
    readArticles,
  });
}

describe('the offline catalogue', () => {
  it('holds every route of the exercises and every article, under its title', async () => {
    const pages = await catalogue(
      {
        '/resurser': page('Resurser | Stillsam'),
        '/resurser/ny-ovning': page('Ny &amp; lugn | Stillsam'),
      },
      async () => [{ slug: 'vila', title: 'Vila' }],
    ).pages();
    expect(pages.map(({ path, title, kind }) => [path, title, kind])).toEqual([
      ['/resurser', 'Resurser', 'exercise'],
      ['/resurser/ny-ovning', 'Ny & lugn', 'exercise'],
      ['/kunskapsbibliotek/vila', 'Vila', 'article'],
    ]);
  });

  it('lists the exercises also while the API is away', async () => {
    const pages = await catalogue({ '/resurser': page('Resurser') }, () =>
      Promise.reject(new Error('away')),
    ).pages();
    expect(pages.map(({ path }) => path)).toEqual(['/resurser']);
  });

  it('leaves out addresses that redirect or are not found', async () => {
    const moved: PageResult = { kind: 'redirection', status: 302, location: '/' };
    expect(await catalogue({ '/resurser': moved }).pages()).toEqual([]);
  });

  it('leaves out an article that cannot be rendered now, until it can', async () => {
    const articles = [
      { slug: 'vila', title: 'Vila' },
      { slug: 'andas', title: 'Andas' },
    ];
    const list = await catalogue(
      { '/kunskapsbibliotek/vila': page('Vila | Stillsam'), '/kunskapsbibliotek/andas': page('Fel', 503) },
      async () => articles,
    ).list();
    expect(list.pages.map(({ title }) => title)).toEqual(['Vila']);
  });

  it('leaves out a page that fails to render, and lists the others', async () => {
    const pages = await new OfflineCatalogue({
      page: async (path) => {
        if (path === '/resurser') throw new DOMException('The operation was aborted', 'TimeoutError');
        return page(path);
      },
      releases: () => [release('exercises', ['/resurser', '/resurser/ny-ovning'])],
      readArticles: async () => [],
    }).pages();
    expect(pages.map(({ path }) => path)).toContain('/resurser/ny-ovning');
    expect(pages.map(({ path }) => path)).not.toContain('/resurser');
  });

  it('puts the offline page first, and names what browsers run with its hash', async () => {
    const list = await catalogue({ '/utan-nat': page('Utan nät'), '/': page('Stillsam') }).list();
    expect(list.pages.map(({ path }) => path)).toEqual(['/utan-nat', '/']);
    expect(list.files.map(({ url }) => url)).toEqual([
      'https://site.example/v1/remoteEntry.js',
      'https://site.example/v1/remote.css',
      'https://exercises.example/v1/remoteEntry.js',
      'https://exercises.example/v1/remote.css',
    ]);
    expect(list.files.every(({ integrity }) => integrity === HASH)).toBe(true);
  });
});
