import { createHash } from 'node:crypto';
import { LINK_TOKEN_SCRIPT } from '../../src/document/link-token';
import { Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { fakeRelease } from '../../test/fake-release';
import { PREVIEW_STRIP, buildDocument, escapeJson, type DocumentPage } from './document';

const ASSETS = {
  directory: '/',
  scripts: [{ url: '/assets/shell.js', integrity: 'sha384-shell' }],
  preload: '',
  style: { href: '/assets/shell.css', text: 'body{margin:0}' },
  pageStyles: {
    cookieSettings: [{ href: '/assets/cookies.css', text: '.cookies{}' }],
    crisisHelp: [{ href: '/assets/crisis.css', text: '.crisis{}' }],
    offline: [{ href: '/assets/offline.css', text: '.offline{}' }],
  },
  headLinks: '<link rel="icon" href="/icon.svg">',
  publicHeadLinks: '<link rel="manifest" href="/manifest.webmanifest">',
};

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function pageOf(changes: Partial<DocumentPage> = {}, area: 'public' | 'admin' = 'public'): DocumentPage {
  return {
    head: '<title>Vila</title>',
    body: '<div>Lugn</div>',
    pageData: {
      area,
      config: { siteOrigin: 'https://stillsam.example', apiOrigin: '' },
      analytics: null,
      isOfflineOn: true,
      owners: [],
      remotes: [],
      crossings: [],
      active: null,
      hydration: { loaderData: {}, errors: null },
    },
    region: null,
    preview: null,
    ...changes,
  };
}

const htmlOf = (page: DocumentPage, pathname = '/vila') => buildDocument(page, pathname, ASSETS).html;

/** A release whose pages share `remote` and have one chunk each. */
function regionOf(chunks: string[]): DocumentPage['region'] {
  const release = fakeRelease('site', []);
  return {
    chunks,
    release: {
      ...release,
      styles: new Map([
        ['remote.css', '.remote{}'],
        ['article.css', '.article{}'],
        ['list.css', '.list{}'],
      ]),
      manifest: {
        ...release.manifest,
        files: { 'entry.js': 'sha384-entry', 'shared.js': 'sha384-shared', 'article.js': 'sha384-article' },
        chunks: {
          remote: { js: ['shared.js'], css: ['remote.css'] },
          article: { js: ['shared.js', 'article.js'], css: ['remote.css', 'article.css'] },
          list: { js: ['list.js'], css: ['list.css'] },
        },
      },
    },
  };
}

describe('a document', () => {
  it('declares Swedish, and puts its meta elements before its inline script', () => {
    const [beforeScript] = htmlOf(pageOf()).split('<script>');
    expect(beforeScript).toMatch(
      /^<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="strict-origin">$/,
    );
  });

  it('declares the language of translated helplines, but not of those that are missing', () => {
    expect(htmlOf(pageOf(), '/akut-hjalp/en')).toContain('<html lang="en">');
    const { pageData } = pageOf();
    const missing = { ...pageData, hydration: { loaderData: {}, errors: { page: {} } } };
    expect(htmlOf(pageOf({ pageData: missing }), '/akut-hjalp/ar')).toContain('<html lang="sv">');
  });

  it('has the page’s tags in its head, and the page’s elements where the script hydrates them', () => {
    const html = htmlOf(pageOf());
    const [head = '', body = ''] = html.split('</head><body>');
    expect(head).toContain('</script><title>Vila</title><style');
    expect(body).toContain('<div id="stillsam"><div>Lugn</div></div><script type="application/json"');
    expect(html).toMatch(/<\/body><\/html>$/);
  });

  it('carries the page’s data as JSON', () => {
    const page = pageOf();
    const [, json = ''] = /id="stillsam-page">([^<]*)<\/script>/.exec(htmlOf(page)) ?? [];
    expect(JSON.parse(json)).toEqual(page.pageData);
  });

  it.each([
    ['/logo', true],
    ['/varukorg', true],
    ['/', false],
    ['/kunskapsbibliotek', false],
  ])('hides %s from search engines: %s', (pathname, isHidden) => {
    const robots = '<meta name="robots" content="noindex, nofollow">';
    expect(htmlOf(pageOf(), pathname).includes(robots)).toBe(isHidden);
  });

  it('says above the page that it is a preview, and how to end it', () => {
    const preview = { part: 'exercises', version: 'version-2' };
    const { html, styleHashes } = buildDocument(pageOf({ preview }), '/vila', ASSETS);
    expect(html).toContain(
      '</head><body><p class="stillsam-preview" role="status"><span>Förhandsvisning av exercises version-2. Bara du ser den.</span> <a href="/releases/preview-end">Avsluta</a></p><div id="stillsam">',
    );
    expect(html).toContain(`<style data-href="preview">${PREVIEW_STRIP.style}</style>`);
    expect(styleHashes).toContain(sha256(PREVIEW_STRIP.style));
    expect(htmlOf(pageOf())).toContain('</head><body><div id="stillsam">');
  });

  it('can be installed where it is public, and not in the admin', () => {
    expect(htmlOf(pageOf())).toContain(ASSETS.headLinks + ASSETS.publicHeadLinks);
    const admin = htmlOf(pageOf({}, 'admin'));
    expect(admin).toContain(`${ASSETS.headLinks}</head>`);
    expect(admin).not.toContain(ASSETS.publicHeadLinks);
  });
});

describe('the style of a document', () => {
  const stylesOf = (html: string) => [...html.matchAll(/<style data-href="([^"]*)">(.*?)<\/style>/g)];
  const textsOf = (html: string) => stylesOf(html).map(([, , text]) => text);

  it.each([
    ['/cookie-installningar', ['body{margin:0}', '.cookies{}']],
    ['/akut-hjalp', ['body{margin:0}', '.crisis{}']],
    ['/akut-hjalp/ar', ['body{margin:0}', '.crisis{}']],
    ['/utan-nat', ['body{margin:0}', '.offline{}']],
    ['/vila', ['body{margin:0}']],
  ])('comes for %s from the shell and its own page', (pathname, texts) => {
    expect(textsOf(htmlOf(pageOf(), pathname))).toEqual(texts);
  });

  it('comes from the remote and the page’s chunk besides, each once', () => {
    const html = htmlOf(pageOf({ region: regionOf(['article']) }));
    expect(stylesOf(html).map(([, href, text]) => [href, text])).toEqual([
      ['/assets/shell.css', 'body{margin:0}'],
      ['https://site.example/1/remote.css', '.remote{}'],
      ['https://site.example/1/article.css', '.article{}'],
    ]);
    expect(html).not.toMatch(/<\/style>[^<]/);
  });

  it('has its hash in the policy', () => {
    const { styleHashes } = buildDocument(pageOf({ region: regionOf(['list']) }), '/vila', ASSETS);
    expect(styleHashes).toEqual([sha256('body{margin:0}'), sha256('.remote{}'), sha256('.list{}')]);
  });
});

describe('the script of a document', () => {
  const policyOf = (html: string) =>
    / http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

  it('comes inline, by its hash, and from the shell', () => {
    const { html, inlineScriptHash } = buildDocument(pageOf(), '/vila', ASSETS);
    const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    expect(inlineScriptHash).toBe(sha256(inline));
    expect(policyOf(html)).toMatch(
      /^script-src 'sha256-[^']+' 'sha256-[^']+' 'sha384-shell' 'strict-dynamic'; /,
    );
    expect(policyOf(html)).toContain(inlineScriptHash);
    expect(html).toContain(
      '<script src="/assets/shell.js" integrity="sha384-shell" crossorigin="anonymous" async fetchpriority="low" data-shell></script><script type="speculationrules">',
    );
  });

  it('takes the token out of the address before anything else, on pages of mailed links alone', () => {
    const inlineOf = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const link = buildDocument(pageOf(), '/nyhetsbrev/bekrafta', ASSETS);
    expect(inlineOf(link.html).startsWith(LINK_TOKEN_SCRIPT)).toBe(true);
    expect(link.html.indexOf('<script>')).toBeLessThan(link.html.search(/<link|<style| src=/));
    expect(link.inlineScriptHash).toBe(sha256(inlineOf(link.html)));
    expect(policyOf(link.html)).toContain(link.inlineScriptHash);
    expect(inlineOf(buildDocument(pageOf(), '/admin/nytt-losenord', ASSETS).html)).toContain('linkToken');
    expect(inlineOf(buildDocument(pageOf(), '/vila', ASSETS).html)).not.toContain('linkToken');
  });

  it('follows the one before', () => {
    const scripts = ['/assets/libraries.js', '/assets/shell.js'].map((url) => ({
      url,
      integrity: 'sha384-shell',
    }));
    const { html } = buildDocument(pageOf(), '/vila', { ...ASSETS, scripts });
    expect(html).toMatch(
      /<script src="\/assets\/libraries\.js"[^>]*><\/script><script src="\/assets\/shell\.js"[^>]*><\/script><script type="speculationrules">/,
    );
  });

  it('reaches browsers as it was written', () => {
    const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(htmlOf(pageOf())) ?? [];
    expect(() => new Script(inline)).not.toThrow();
  });

  it('loads early for its region, once and by its hash', () => {
    const html = htmlOf(pageOf({ region: regionOf(['article', 'unknown']) }));
    const preloads = [
      ...html.matchAll(/<link rel="preload" as="script" href="([^"]*)" integrity="([^"]*)"/g),
    ];
    expect(preloads.map(([, href, integrity]) => [href, integrity])).toEqual([
      ['https://site.example/1/entry.js', 'sha384-entry'],
      ['https://site.example/1/shared.js', 'sha384-shared'],
      ['https://site.example/1/article.js', 'sha384-article'],
    ]);
    expect(policyOf(html)).toContain(
      "'sha384-shell' 'sha384-entry' 'sha384-shared' 'sha384-article' 'strict-dynamic'",
    );
    expect(html).toMatch(/crossorigin="anonymous" fetchpriority="low"><script type="speculationrules">/);
    expect(html).not.toMatch(/fetchpriority="low">[^<]/);
  });

  it('may install the worker where the page is cached on a device', () => {
    const page = pageOf();
    expect(policyOf(htmlOf(page))).toContain("worker-src 'self'");
    page.pageData.isOfflineOn = false;
    expect(policyOf(htmlOf(page))).toContain("worker-src 'none'");
  });
});

describe('a document', () => {
  const rules = (page: DocumentPage) =>
    /<script type="speculationrules">([^<]*)<\/script>/.exec(htmlOf(page))?.[1];

  it('lets browsers fetch the document of a link ahead, and no call', () => {
    const [rule, next] = JSON.parse(rules(pageOf({ region: regionOf(['list']) })) ?? '{}').prefetch;
    expect(rule.eagerness).toBe('moderate');
    expect(rule.where.and).toContainEqual({ not: { href_matches: '/api/*' } });
    expect(next).toEqual({ where: { selector_matches: 'a[data-next]' }, eagerness: 'immediate' });
  });

  it('has no speculation rules in the admin, and on pages of remotes that read nothing', () => {
    expect(rules(pageOf({}, 'admin'))).toBeUndefined();
    const region = regionOf(['list']);
    if (region) region.release = { ...region.release, remote: { ...region.release.remote, api: 'none' } };
    expect(rules(pageOf({ region }))).toBeUndefined();
  });
});

it('keeps an address with markup inside its attribute', () => {
  const style = { href: '/a"b<c&d.css', text: 'a{}' };
  const { html } = buildDocument(pageOf(), '/vila', { ...ASSETS, style });
  expect(html).toContain('<style data-href="/a&quot;b&lt;c&amp;d.css">');
});

describe('escapeJson', () => {
  it('cannot close its script element', () => {
    const text = escapeJson({ title: '</script><script>alert(1)</script>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script>' });
  });

  it('has no line separators, which older scripts cannot hold in a string', () => {
    const value = { text: 'a\u2028b\u2029c\u2028d\u2029' };
    expect(escapeJson(value)).not.toMatch(/[\u2028\u2029]/);
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });
});
