import { describe, expect, it } from '@jest/globals';
import { createPageResponse } from '../pages/page-response';
import type { PageResult } from '../pages/page-server';
import { FAKE_REMOTES } from '../../test/fake-release';
import { OfflineCatalogue } from './offline-catalogue';

const HASH = `sha384-${'a'.repeat(64)}`;

const FILES = ['remoteEntry.js', 'remote.css', 'server.cjs'];

function release(name: 'site' | 'exercises', patterns: string[], files = FILES) {
  return {
    remote: FAKE_REMOTES[name],
    pin: { name, version: 'v1', entry: '', integrity: HASH, patterns },
    manifest: {
      part: name,
      version: 'v1',
      contract: 1,
      builtAt: '2026-11-21T10:00:00Z',
      commit: null,
      entry: 'remoteEntry.js',
      server: 'server.cjs',
      files: Object.fromEntries(files.map((file) => [file, HASH])),
      chunks: {},
      shared: {},
    },
    urlOf: (file: string) => `https://${name}.example/v1/${file}`,
  };
}

const page = (title: string, status?: number) =>
  documentOf(`<!DOCTYPE html><html><head><title>${title}</title></head></html>`, status);

function documentOf(html: string, status = 200): PageResult {
  return {
    kind: 'page',
    isShareable: true,
    page: createPageResponse({
      status,
      html,
      headers: {},
      renderedAt: 0,
      release: null,
      route: '/*',
      tags: [],
      isAdmin: false,
    }),
  };
}

type Articles = () => Promise<{ slug: string; title: string }[]>;

function catalogue(pages: Record<string, PageResult>, readArticles: Articles = async () => []) {
  return new OfflineCatalogue({
    page: async (path) => pages[path] ?? page('Finns inte', 404),
    releases: () => [
      release('site', ['/', '/kunskapsbibliotek/:slug']),
      release('exercises', ['/resurser', '/resurser/ny-ovning', '/resurser/:id', '/resurser/*', '/resurser']),
    ],
    readArticles,
  });
}

describe('the offline catalogue', () => {
  it('holds every route of the remotes that need no data, and every article, under its title', async () => {
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

  it('takes no address with a parameter for a page, whatever is rendered there', async () => {
    const pages = await new OfflineCatalogue({
      page: async (path) => page(path),
      releases: () => [release('exercises', ['/resurser', '/resurser/:id', '/resurser/*'])],
      readArticles: async () => [],
    }).pages();
    expect(pages.filter(({ kind }) => kind === 'exercise').map(({ path }) => path)).toEqual(['/resurser']);
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

  it('names the kind and the ETag of each page, the exercises before the main pages', async () => {
    const known = ['/', '/utforska-ditt-valmande', '/kunskapsbibliotek', '/om-oss', '/kontakt', '/produkter'];
    const pages = Object.fromEntries(
      [...known, '/utan-nat', '/resurser', '/kunskapsbibliotek/vila'].map((path) => [path, page(path)]),
    );
    const { pages: listed } = await catalogue(pages, async () => [{ slug: 'vila', title: 'Vila' }]).list();
    expect(listed.map(({ path, kind }) => [path, kind])).toEqual([
      ['/utan-nat', 'page'],
      ['/resurser', 'exercise'],
      ...known.map((path) => [path, 'page']),
      ['/kunskapsbibliotek/vila', 'article'],
    ]);
    for (const { path, etag } of listed) {
      const expected = pages[path];
      expect(expected?.kind === 'page' && expected.page.etag).toBe(etag);
    }
  });

  it('holds the first forty articles', async () => {
    const articles = Array.from({ length: 41 }, (_, index) => ({ slug: `a-${index}`, title: `A ${index}` }));
    const pages = await catalogue({}, async () => articles).pages();
    expect(pages.map(({ title }) => title)).toEqual(articles.slice(0, 40).map(({ title }) => title));
  });

  it('reads titles as they are shown, whatever their element carries', async () => {
    const title = 'A &amp; &lt;b&gt; &quot;c&quot; &#x27;d&#x27; | Stillsam';
    const pages = await catalogue({
      '/resurser': documentOf(`<title data-a="b">${title}</title>`),
      '/resurser/ny-ovning': documentOf('<p></p>'),
    }).pages();
    expect(pages.map(({ title }) => title)).toEqual([`A & <b> "c" 'd'`, '']);
  });

  it('lists of a release what browsers run, and neither its server bundle nor its pictures', async () => {
    const site = release('site', [], ['page.js', 'page.css', 'page.js.map', 'css.png', 'server.cjs']);
    const { files } = await new OfflineCatalogue({
      page: async () => page('', 404),
      releases: () => [site],
      readArticles: async () => [],
    }).list();
    expect(files).toEqual([
      { url: 'https://site.example/v1/page.js', integrity: HASH },
      { url: 'https://site.example/v1/page.css', integrity: HASH },
    ]);
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
