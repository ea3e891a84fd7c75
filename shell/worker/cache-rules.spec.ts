import { describe, expect, it } from '@jest/globals';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import fc from 'fast-check';
import { bareEtag, isFrugal, isCacheable, cachingStrategy, type RequestFacts } from './cache-rules';

const ORIGIN = 'https://stillsam.example';
const REMOTE = 'https://site.stillsam.example';
const SITE = { origin: ORIGIN, assetOrigins: [REMOTE], privatePaths: ['/admin'] };

const ruleFor = (path: string, rest: Partial<RequestFacts> = {}) =>
  cachingStrategy(
    { method: 'GET', mode: 'cors', hasAuthorization: false, ...rest, url: new URL(path, ORIGIN).href },
    SITE,
  );
const open = (path: string) => ruleFor(path, { mode: 'navigate' });

describe('a page', () => {
  it.each([
    PATHS.home,
    PATHS.recoveryTest,
    PATHS.library,
    '/kunskapsbibliotek/klarhet-utan-press',
    PATHS.offline,
  ])('%s is cached', (path) => expect(open(path)).toBe('page'));

  it.each([
    PATHS.cart,
    PATHS.cartAlias,
    PATHS.checkout,
    PATHS.withdrawal,
    `${PATHS.newsletterConfirm}?token=abc`,
    PATHS.newsletterConfirm,
    PATHS.newsletterUnsubscribe,
    '/kunskapsbibliotek?search=panik',
    '/utforska-ditt-valmande?val=sover-daligt',
    '/resurser/nervsystem-quiz?steg=resultat',
  ])('%s is never cached', (path) => expect(open(path)).toBe('uncached-page'));

  it.each([
    '/admin',
    ADMIN_PATHS.login,
    ADMIN_PATHS.dashboard,
    '/api/auth/google',
    '/sitemap.xml',
    '/feed.xml',
  ])('%s is not handled', (path) => expect(open(path)).toBeNull());
});

describe('a request for no page', () => {
  it('is cached where its address contains its hash', () => {
    expect(ruleFor('/assets/shell.1a2b3c4d.js')).toBe('asset');
    expect(ruleFor('/api/media/abc123/bild.webp')).toBe('asset');
    expect(ruleFor(`${REMOTE}/0a1b2c3d4e/remoteEntry.js`)).toBe('asset');
    expect(ruleFor(`${REMOTE}/0a1b2c3d4e/article-page.1a2b3c4d.js`)).toBe('asset');
  });

  it('is not handled for a file that changes, or of another origin', () => {
    expect(ruleFor(`${REMOTE}/current.json`)).toBeNull();
    expect(ruleFor('https://admin.stillsam.example/0a1b2c3d4e/remoteEntry.js')).toBeNull();
    expect(ruleFor('/manifest.webmanifest')).toBeNull();
  });

  it('is cached for published posts, but not for searches', () => {
    expect(ruleFor('/api/blog/posts?category=somn&limit=12')).toBe('api');
    expect(ruleFor('/api/blog/posts/klarhet-utan-press')).toBe('api');
    expect(ruleFor('/api/blog/posts?search=panik')).toBeNull();
  });

  it.each([
    '/api/blog/changes',
    '/api/blog/admin/posts',
    '/api/auth/verify',
    '/api/admin/messages',
    '/api/products',
  ])('%s is never cached', (path) => expect(ruleFor(path)).toBeNull());
});

describe('a submission', () => {
  it.each(['/api/newsletter/subscribe', '/api/contact', '/api/notify'])('to %s may be queued', (path) => {
    expect(ruleFor(path, { method: 'POST' })).toBe('form');
  });

  it.each(['/api/orders', '/api/withdrawals', '/api/newsletter/confirm', '/api/auth/login', '/csp-report'])(
    'to %s is never queued',
    (path) => expect(ruleFor(path, { method: 'POST' })).toBeNull(),
  );
});

describe('for every address', () => {
  const anyPath = fc.webPath().map((path) => path || '/');
  const anyMode = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
  const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD');

  it('nothing with authorization is handled', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        expect(
          cachingStrategy({ url: ORIGIN + path, mode, method, hasAuthorization: true }, SITE),
        ).toBeNull();
      }),
    );
  });

  it('nothing below /admin is handled', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        const request = { url: `${ORIGIN}/admin${path}`, mode, method, hasAuthorization: false };
        expect(cachingStrategy(request, SITE)).toBeNull();
      }),
    );
  });

  it('nothing but GET is cached', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        const strategy = cachingStrategy({ url: ORIGIN + path, mode, method, hasAuthorization: false }, SITE);
        if (method !== 'GET') expect([null, 'form']).toContain(strategy);
      }),
    );
  });
});

describe('a response', () => {
  const response = (headers: Record<string, string>, status = 200) => new Response('', { status, headers });
  const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

  it('is cached when it is whole', () => {
    expect(isCacheable(response({ ...HTML, 'Cache-Control': 'public, max-age=0' }), 'page')).toBe(true);
    expect(isCacheable(response({ 'Content-Type': 'application/json' }), 'api')).toBe(true);
  });

  it.each([
    ['its server holds it back', response({ ...HTML, 'Cache-Control': 'no-store' })],
    ['it is private', response({ ...HTML, 'Cache-Control': 'private' })],
    ['it is an error', response(HTML, 503)],
    ['the page does not exist', response(HTML, 404)],
    ['it is of another kind', response({ 'Content-Type': 'text/plain' })],
    ['it is of another address', { status: 200, redirected: true, headers: new Headers(HTML) }],
  ])('is not cached when %s', (_, refused) => {
    expect(isCacheable(refused, 'page')).toBe(false);
  });
});

describe('a prefetch', () => {
  it('is skipped where the visitor saves data or the connection is slow', () => {
    expect(isFrugal({ saveData: true, effectiveType: '4g' })).toBe(true);
    expect(isFrugal({ effectiveType: '3g' })).toBe(true);
    expect(isFrugal({ effectiveType: '4g' })).toBe(false);
    expect(isFrugal(undefined)).toBe(false);
  });

  it('recognises the ETag of a page behind a proxy that compresses', () => {
    expect(bareEtag('W/"abc-gzip"')).toBe('"abc"');
    expect(bareEtag('"abc"')).toBe('"abc"');
    expect(bareEtag(null)).toBeNull();
  });
});
