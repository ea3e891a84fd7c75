import { describe, expect, it } from '@jest/globals';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import fc from 'fast-check';
import { bareEtag, isFrugal, mayBeKept, roomOf, type Asked } from './keeping-rules';

const ORIGIN = 'https://stillsam.example';
const REMOTE = 'https://site.stillsam.example';
const AROUND = { origin: ORIGIN, assetOrigins: [REMOTE], privatePaths: ['/admin'] };

const ask = (path: string, rest: Partial<Asked> = {}) =>
  roomOf(
    { method: 'GET', mode: 'cors', hasAuthorization: false, ...rest, url: new URL(path, ORIGIN).href },
    AROUND,
  );
const open = (path: string) => ask(path, { mode: 'navigate' });

describe('a page', () => {
  it.each([
    PATHS.home,
    PATHS.recoveryTest,
    PATHS.library,
    '/kunskapsbibliotek/klarhet-utan-press',
    PATHS.offline,
  ])('%s is kept', (path) => expect(open(path)).toBe('pages'));

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
  ])('%s is never kept', (path) => expect(open(path)).toBe('passing'));

  it.each([
    '/admin',
    ADMIN_PATHS.login,
    ADMIN_PATHS.dashboard,
    '/api/auth/google',
    '/sitemap.xml',
    '/feed.xml',
  ])('%s is left alone', (path) => expect(open(path)).toBeNull());
});

describe('what is no page', () => {
  it('is kept where its address names its content', () => {
    expect(ask('/assets/shell.1a2b3c4d.js')).toBe('assets');
    expect(ask('/api/media/abc123/bild.webp')).toBe('assets');
    expect(ask(`${REMOTE}/0a1b2c3d4e/remoteEntry.js`)).toBe('assets');
    expect(ask(`${REMOTE}/0a1b2c3d4e/article-page.1a2b3c4d.js`)).toBe('assets');
  });

  it('is left alone where it names a release that may change, or another origin', () => {
    expect(ask(`${REMOTE}/current.json`)).toBeNull();
    expect(ask('https://admin.stillsam.example/0a1b2c3d4e/remoteEntry.js')).toBeNull();
    expect(ask('/manifest.webmanifest')).toBeNull();
  });

  it('is kept for published posts, but not for what somebody searched for', () => {
    expect(ask('/api/blog/posts?category=somn&limit=12')).toBe('answers');
    expect(ask('/api/blog/posts/klarhet-utan-press')).toBe('answers');
    expect(ask('/api/blog/posts?search=panik')).toBeNull();
  });

  it.each([
    '/api/blog/changes',
    '/api/blog/admin/posts',
    '/api/auth/verify',
    '/api/admin/messages',
    '/api/products',
  ])('%s is never kept', (path) => expect(ask(path)).toBeNull());
});

describe('what is sent', () => {
  it.each(['/api/newsletter/subscribe', '/api/contact', '/api/notify'])('to %s may wait', (path) => {
    expect(ask(path, { method: 'POST' })).toBe('letters');
  });

  it.each(['/api/orders', '/api/withdrawals', '/api/newsletter/confirm', '/api/auth/login', '/csp-report'])(
    'to %s never waits',
    (path) => expect(ask(path, { method: 'POST' })).toBeNull(),
  );
});

describe('without exception', () => {
  const anyPath = fc.webPath().map((path) => path || '/');
  const anyMode = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
  const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD');

  it('nothing with authorization is touched', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        expect(roomOf({ url: ORIGIN + path, mode, method, hasAuthorization: true }, AROUND)).toBeNull();
      }),
    );
  });

  it('nothing below /admin is touched', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        const asked = { url: `${ORIGIN}/admin${path}`, mode, method, hasAuthorization: false };
        expect(roomOf(asked, AROUND)).toBeNull();
      }),
    );
  });

  it('nothing but GET is kept', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        const room = roomOf({ url: ORIGIN + path, mode, method, hasAuthorization: false }, AROUND);
        if (method !== 'GET') expect([null, 'letters']).toContain(room);
      }),
    );
  });
});

describe('an answer', () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response('', { status, headers });
  const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

  it('is kept when it is whole', () => {
    expect(mayBeKept(answer({ ...HTML, 'Cache-Control': 'public, max-age=0' }), 'pages')).toBe(true);
    expect(mayBeKept(answer({ 'Content-Type': 'application/json' }), 'answers')).toBe(true);
  });

  it.each([
    ['its server holds it back', answer({ ...HTML, 'Cache-Control': 'no-store' })],
    ['it is private', answer({ ...HTML, 'Cache-Control': 'private' })],
    ['it is an error', answer(HTML, 503)],
    ['the page does not exist', answer(HTML, 404)],
    ['it is of another kind', answer({ 'Content-Type': 'text/plain' })],
    ['it is of another address', { status: 200, redirected: true, headers: new Headers(HTML) }],
  ])('is not kept when %s', (_, response) => {
    expect(mayBeKept(response, 'pages')).toBe(false);
  });
});

describe('fetching ahead', () => {
  it('is left off for whoever saves data or has a slow connection', () => {
    expect(isFrugal({ saveData: true, effectiveType: '4g' })).toBe(true);
    expect(isFrugal({ effectiveType: '3g' })).toBe(true);
    expect(isFrugal({ effectiveType: '4g' })).toBe(false);
    expect(isFrugal(undefined)).toBe(false);
  });

  it('knows a page again behind a proxy that compresses', () => {
    expect(bareEtag('W/"abc-gzip"')).toBe('"abc"');
    expect(bareEtag('"abc"')).toBe('"abc"');
    expect(bareEtag(null)).toBeNull();
  });
});
