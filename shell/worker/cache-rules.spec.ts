import { describe, expect, it } from '@jest/globals';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import fc from 'fast-check';
import { bareEtag, cachingStrategy, formKind, isCacheable, isFrugal, type RequestFacts } from './cache-rules';

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
  ])('goes into the cache: %s', (path) => expect(open(path)).toBe('page'));

  it.each([
    PATHS.cart,
    PATHS.cartAlias,
    PATHS.checkout,
    PATHS.withdrawal,
    PATHS.purchases,
    '/las/lugnare-kvallar/2?brev=1',
    `${PATHS.newsletterConfirm}?token=abc`,
    PATHS.newsletterConfirm,
    PATHS.notifyConfirm,
    PATHS.newsletterUnsubscribe,
    '/kunskapsbibliotek?search=panik',
    '/utforska-ditt-valmande?val=sover-daligt',
    '/resurser/nervsystem-quiz?steg=resultat',
  ])('never goes into the cache: %s', (path) => expect(open(path)).toBe('uncached-page'));

  it.each([
    '/admin',
    ADMIN_PATHS.login,
    ADMIN_PATHS.dashboard,
    '/api/auth/google',
    '/sitemap.xml',
    '/feed.xml',
  ])('passes the worker by: %s', (path) => expect(open(path)).toBeNull());
});

describe('a session of a guide', () => {
  const session = (headers: Record<string, string>, status = 200) => new Response('', { status, headers });
  const PRIVATE = { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' };

  it('goes into a cache of its own', () => expect(open('/las/lugnare-kvallar/2')).toBe('guide'));

  it('stays on its reader’s device, whatever the server allows to others', () => {
    expect(isCacheable(session(PRIVATE), 'guide')).toBe(true);
    expect(isCacheable(session(PRIVATE), 'page')).toBe(false);
  });

  it('stays out of the cache while it is locked', () => {
    expect(isCacheable(session(PRIVATE, 403), 'guide')).toBe(false);
  });
});

describe('a request for no page', () => {
  it('goes into the cache where its address contains its hash', () => {
    expect(ruleFor('/assets/shell.1a2b3c4d.js')).toBe('asset');
    expect(ruleFor('/api/media/abc123/bild.webp')).toBe('asset');
    expect(ruleFor(`${REMOTE}/0a1b2c3d4e/remoteEntry.js`)).toBe('asset');
    expect(ruleFor(`${REMOTE}/0a1b2c3d4e/article-page.1a2b3c4d.js`)).toBe('asset');
  });

  it('passes the worker by for a file that changes, or of another origin', () => {
    expect(ruleFor(`${REMOTE}/current.json`)).toBeNull();
    expect(ruleFor('https://admin.stillsam.example/0a1b2c3d4e/remoteEntry.js')).toBeNull();
    expect(ruleFor('/manifest.webmanifest')).toBeNull();
  });

  it('goes into the cache for published posts, but not for searches', () => {
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
  ])('never goes into the cache: %s', (path) => expect(ruleFor(path)).toBeNull());
});

describe('a submission', () => {
  it.each(['/api/newsletter/subscribe', '/api/contact', '/api/notify'])('may queue to %s', (path) => {
    expect(ruleFor(path, { method: 'POST' })).toBe('form');
  });

  it.each(['/api/orders', '/api/withdrawals', '/api/newsletter/confirm', '/api/auth/login', '/csp-report'])(
    'never queues to %s',
    (path) => expect(ruleFor(path, { method: 'POST' })).toBeNull(),
  );
});

describe('the rule for every address', () => {
  const anyPath = fc.webPath().map((path) => path || '/');
  const anyMode = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
  const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD');

  it('leaves what has authorization alone', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        expect(
          cachingStrategy({ url: ORIGIN + path, mode, method, hasAuthorization: true }, SITE),
        ).toBeNull();
      }),
    );
  });

  it('leaves what is below /admin alone', () => {
    fc.assert(
      fc.property(anyPath, anyMode, anyMethod, (path, mode, method) => {
        const request = { url: `${ORIGIN}/admin${path}`, mode, method, hasAuthorization: false };
        expect(cachingStrategy(request, SITE)).toBeNull();
      }),
    );
  });

  it('caches GET alone', () => {
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

  it('goes into the cache when it is whole', () => {
    expect(isCacheable(response({ ...HTML, 'Cache-Control': 'public, max-age=0' }), 'page')).toBe(true);
    expect(isCacheable(response({ 'Content-Type': 'application/json; charset=utf-8' }), 'api')).toBe(true);
  });

  it.each([
    ['its server holds it back', response({ ...HTML, 'Cache-Control': 'no-store' })],
    ['it is private', response({ ...HTML, 'Cache-Control': 'private' })],
    ['it is an error', response(HTML, 503)],
    ['the page does not exist', response(HTML, 404)],
    ['it is of another kind', response({ 'Content-Type': 'text/plain' })],
    ['it is of another address', { status: 200, redirected: true, headers: new Headers(HTML) }],
  ])('stays out of the cache when %s', (_, refused) => {
    expect(isCacheable(refused, 'page')).toBe(false);
  });
});

describe('a prefetch', () => {
  it('does not happen where the visitor saves data or the connection is slow', () => {
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

describe('the address of a released file', () => {
  it.each(['js', 'css', 'woff2', 'svg', 'png', 'webp'])('may end with .%s', (ending) => {
    expect(ruleFor(`${REMOTE}/0a1b2c3d/assets/file-1.${ending}`)).toBe('asset');
  });

  it.each([
    `${REMOTE}/0a1b2c3d4e/page.html`,
    `${REMOTE}/0a1b2c3d4e/page.js.map`,
    `${REMOTE}/0a1b2c3/page.js`,
    `${REMOTE}/${'a'.repeat(65)}/page.js`,
    `${REMOTE}/a/0a1b2c3d4e!/page.js`,
    `${REMOTE}/!/0a1b2c3d4e/page.js`,
    `${REMOTE}/0a1b2c3d4e/page.js?v=2`,
    `${REMOTE}/0a1b2c3d4e/page!.js`,
    '/0a1b2c3d4e/page.js',
  ])('does not match %s', (address) => expect(ruleFor(address)).toBeNull());
});

describe('a file of the site', () => {
  it.each([
    '/assets/shell.js?v=2',
    '/other/assets/shell.js',
    '/api/media/abc/bild.webp?width=9',
    '/api/media/abc/def/bild.webp',
    '/api/media/abc',
    '/other/api/media/abc/bild.webp',
    '/api/blog/posts/Not-a-slug',
    `/api/blog/posts/${'a'.repeat(201)}`,
    '/api/blog/posts/vila/comments',
    '/other/api/blog/posts',
  ])('stays out of the cache by the address %s', (path) => expect(ruleFor(path)).toBeNull());

  it('goes into the cache where its name has more than one part', () => {
    expect(ruleFor('/api/media/a-b_c/bild-1.480.webp')).toBe('asset');
    expect(ruleFor(`/api/blog/posts/${'a'.repeat(200)}`)).toBe('api');
  });
});

describe('an address of another origin', () => {
  it('counts as neither a page, a form nor an API response of ours', () => {
    expect(open('https://other.example/')).toBeNull();
    expect(ruleFor('https://other.example/api/contact', { method: 'POST' })).toBeNull();
    expect(ruleFor(`${REMOTE}/api/blog/posts`)).toBeNull();
  });
});

describe('a page beside others', () => {
  it.each(['/health', '/health/live', '/api'])('passes the worker by: %s', (path) =>
    expect(open(path)).toBeNull(),
  );

  it.each(['/administration', '/apitest', '/varukorgen-2'])(
    'counts as a page of its own, whatever its first letters: %s',
    (path) => expect(open(path)).toBe('page'),
  );

  it.each([`${PATHS.checkout}/klart`, '/nyhetsbrev/annat'])(
    'counts as personal like what is above it: %s',
    (path) => {
      expect(open(path)).toBe('uncached-page');
    },
  );

  it('differs from a file by its ending alone', () => {
    expect(open('/a.b/c')).toBe('page');
    expect(open('/fil.txt/mer')).toBe('page');
    expect(open('/version-1.2')).toBe('page');
    expect(open('/a.x')).toBe('page');
    expect(open('/fil.txt')).toBeNull();
    expect(open('/fil.webmanifest')).toBeNull();
  });

  it('passes the worker by for a HEAD request', () => {
    expect(ruleFor('/', { method: 'HEAD', mode: 'navigate' })).toBeNull();
  });
});

describe('a form', () => {
  it.each([
    ['/api/newsletter/subscribe', 'newsletter'],
    ['/api/contact', 'contact'],
    ['/api/notify', 'notify'],
    ['/api/orders', null],
  ])('has at %s the kind %s', (path, kind) => expect(formKind(path)).toBe(kind));
});

describe('a response by its strategy', () => {
  const of = (type: string | null, cacheControl = '') =>
    new Response('', {
      headers: {
        ...(type && { 'Content-Type': type }),
        ...(cacheControl && { 'Cache-Control': cacheControl }),
      },
    });

  it('goes into the cache of its own kind only', () => {
    expect(isCacheable(of('application/json'), 'page')).toBe(false);
    expect(isCacheable(of('text/html'), 'api')).toBe(false);
    expect(isCacheable(of('text/css'), 'asset')).toBe(true);
    expect(isCacheable(of('text/html'), 'uncached-page')).toBe(false);
    expect(isCacheable(of('application/json'), 'form')).toBe(false);
    expect(isCacheable(of('x-text/html'), 'page')).toBe(false);
  });

  it('stays out of the cache by whole words of Cache-Control, in any case', () => {
    expect(isCacheable(of('text/html', 'max-age=0, No-Store'), 'page')).toBe(false);
    expect(isCacheable(of('text/html', 'PRIVATE, max-age=9'), 'page')).toBe(false);
    expect(isCacheable(of('text/html', 'x-privately'), 'page')).toBe(true);
  });

  it('counts as no page without a type', () => {
    const bare = { status: 200, redirected: false, headers: new Headers() };
    expect(isCacheable(bare, 'page')).toBe(false);
    expect(isCacheable(bare, 'asset')).toBe(true);
  });
});

describe('a connection', () => {
  it.each(['slow-2g', '2g', '3g'])('saves data at %s', (effectiveType) => {
    expect(isFrugal({ effectiveType })).toBe(true);
  });

  it('loads in full where it tells nothing', () => {
    expect(isFrugal({})).toBe(false);
    expect(isFrugal({ saveData: false })).toBe(false);
  });
});

it.each([
  ['"abc-br"', '"abc"'],
  ['"W/abc"', '"W/abc"'],
  ['"a-gzip-b"', '"a-gzip-b"'],
  ['"-gzip"x', '"-gzip"x'],
])('reads the ETag %s as %s', (etag, bare) => expect(bareEtag(etag)).toBe(bare));
