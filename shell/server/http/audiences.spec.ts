import { describe, expect, it } from '@jest/globals';
import { signPreview } from '@stillsam/releases/preview';
import { generateKey } from '@stillsam/releases/signature';
import { FAKE_REMOTES, fakeRelease } from '../../test/fake-release';
import { createPageResponse } from '../pages/page-response';
import { type ReleaseName, STABLE, type Variant } from '../releases/release';
import type { ShellServerParts } from './create-server';
import { FakeShellServer, PAGE_OPTIONS } from '../../test/fake-shell-server';

const KEY = generateKey();
const REMOTE = { ...FAKE_REMOTES.exercises, publicKey: KEY.publicKey };
const server = new FakeShellServer();

/** Every page is one of the release. */
async function serve(release: ReleaseName, parts: Partial<ShellServerParts>) {
  const variants: Variant[] = [];
  const get = await server.start(async (_, variant = STABLE) => {
    variants.push(variant);
    return { kind: 'page', isShareable: true, page: createPageResponse({ ...PAGE_OPTIONS, release }) };
  }, parts);
  return { get, variants };
}

describe('while a canary runs', () => {
  const release = { part: 'site', version: 'version-2' };
  const canaries = new Map([['site', { release: fakeRelease('site', []), share: 50 }]]);
  const serving = () => serve(release, { canaries: () => canaries });

  it('gives a visitor a bucket that tells nobody apart, and keeps it', async () => {
    const { get, variants } = await serving();
    const first = await get('/');
    expect(first.headers['set-cookie']).toMatch(
      /^stillsam-version=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    for (const bucket of [49, 50]) {
      const { headers } = await get('/', { headers: { Cookie: `a=b; stillsam-version=${bucket}` } });
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(variants.slice(1).map(({ key }) => key)).toEqual(['site@version-1', '']);
  });

  it('lets no shared cache store a page', async () => {
    const { get } = await serving();
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
    });
  });

  it('lets no cache at all store a page that names no time', async () => {
    const page = createPageResponse({ ...PAGE_OPTIONS, headers: {} });
    const get = await server.start(async () => ({ kind: 'page', isShareable: true, page }), {
      canaries: () => canaries,
    });
    const { status, headers } = await get('/');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('keeps the cookie of a page that came by HTTPS on HTTPS', async () => {
    const { get } = await serving();
    const { headers } = await get('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['set-cookie']).toMatch(/^stillsam-version=.*; Secure/);
  });

  it('counts each page that is sent for its release', async () => {
    server.viewed.mockClear();
    const { get } = await serving();
    await get('/');
    expect(server.viewed.mock.calls).toEqual([[release]]);
  });

  it('replaces a cookie that names no bucket', async () => {
    const { get } = await serving();
    const { headers } = await get('/', { headers: { Cookie: 'stillsam-version=100' } });
    expect(headers['set-cookie']).toMatch(/^stillsam-version=/);
  });
});

describe('a preview', () => {
  const release = { part: 'exercises', version: 'version-2' };
  const tokenOf = (changes = {}) =>
    signPreview({ ...release, until: Date.now() + 60_000, ...changes }, KEY.privateKey);
  const serving = () =>
    serve(release, {
      releases: {
        remotes: () => [FAKE_REMOTES.site, REMOTE],
        states: () => ({}),
        try: () => Promise.reject(new Error()),
        secret: null,
      },
    });
  const open = (token: string) => ({ headers: { Cookie: `stillsam-forhandsvisning=${token}` } });

  it('opens by a signed address, which leads to the part', async () => {
    const { get } = await serving();
    const token = tokenOf();
    const { status, headers } = await get(`/releases/preview/${token}`);
    expect([status, headers.location]).toEqual([303, '/resurser']);
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^stillsam-forhandsvisning=${token}; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`),
    );
  });

  it.each([
    ['is expired', tokenOf({ until: Date.now() - 1 })],
    ['is changed', tokenOf().replace('version-2', 'version-3')],
    ['is none', 'nej'],
  ])('does not open by an address whose token %s', async (_, token) => {
    const { get, variants } = await serving();
    const { status, headers, body } = await get(`/releases/preview/${token}`);
    expect([status, headers['set-cookie'], headers['content-type'], body]).toEqual([
      403,
      undefined,
      'text/plain; charset=utf-8',
      'Förhandsvisningen gäller inte längre. Be om en ny adress.',
    ]);
    await get('/', open(token));
    expect(variants).toEqual([STABLE]);
  });

  it('shows to its browser alone, no search engine finds it, and it does not count', async () => {
    server.viewed.mockClear();
    const { get, variants } = await serving();
    const { headers } = await get('/', open(tokenOf()));
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(server.startPreview).toHaveBeenLastCalledWith('exercises', 'version-2');
    await get('/');
    expect(variants.map(({ preview }) => preview)).toEqual([release, null]);
    expect(server.viewed).toHaveBeenCalledTimes(1);
  });

  it('shows the stable page when it cannot start', async () => {
    server.startPreview.mockRejectedValueOnce(new Error('refused'));
    server.logger.warn.mockClear();
    const { get, variants } = await serving();
    expect((await get('/', open(tokenOf()))).status).toBe(200);
    expect(server.logger.warn.mock.calls).toEqual([
      [{ part: 'exercises', reason: 'Error: refused' }, 'preview not started'],
    ]);
    expect(variants).toEqual([STABLE]);
  });

  it('stays on HTTPS when it was opened by HTTPS', async () => {
    const { get } = await serving();
    const { headers } = await get(`/releases/preview/${tokenOf()}`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    expect(headers['set-cookie']).toMatch(/^stillsam-forhandsvisning=.*; Secure/);
  });

  it('ends by its link', async () => {
    const { get } = await serving();
    const { status, headers } = await get('/releases/preview-end', open(tokenOf()));
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toMatch(/^stillsam-forhandsvisning=; Max-Age=0; Path=\/; /);
  });
});

it('sets no cookie while no canary runs', async () => {
  const get = await server.start();
  expect((await get('/')).headers).not.toHaveProperty('set-cookie');
});

describe('behind a CDN', () => {
  const TAGS = ['page', 'list', 'post:1'];
  const page = createPageResponse({ ...PAGE_OPTIONS, tags: TAGS });
  const CDN_HEADERS = ['surrogate-key', 'cache-tag'];
  const open = async (isShareable: boolean, parts: Partial<ShellServerParts>, init?: RequestInit) => {
    const get = await server.start(async () => ({ kind: 'page', isShareable, page }), parts);
    return (await get('/', init)).headers;
  };

  it.each([{}, { headers: { 'If-None-Match': page.etag } }])(
    'keeps a page until one of its tags is purged, and browsers ask for it at each visit: %j',
    async (init) => {
      expect(await open(true, { isBehindCdn: true }, init)).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=3600, must-revalidate',
        'surrogate-key': 'page list post:1',
        'cache-tag': 'page,list,post:1',
      });
    },
  );

  const canaries = () => new Map([['site', { release: fakeRelease('site', []), share: 50 }]]);
  it.each([
    ['without a CDN', true, { isBehindCdn: false }],
    ['that may have changed', false, { isBehindCdn: true }],
    ['while a canary runs', true, { isBehindCdn: true, canaries }],
  ])('does not keep a page %s', async (_when, isShareable, parts) => {
    const headers = await open(isShareable, parts);
    expect(headers['cache-control']).not.toContain('s-maxage');
    for (const name of CDN_HEADERS) expect(headers).not.toHaveProperty(name);
  });
});
