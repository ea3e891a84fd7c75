import { test as httpTest } from '@playwright/test';
import { ADMIN_APP, PORTS, SEEDED_SLUG, SITE } from '../support/addresses';
import { expect, test } from '../support/console';
import { ANSWERED_ROUTES, MISSING_ROUTES } from '../support/routes.mjs';

/** The policy right after the charset, with the hashes of the page's scripts. */
const START_POLICY =
  /^<!DOCTYPE html><html lang="(?:sv|en)"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-[^"]+' 'strict-dynamic'; worker-src '(?:self|none)'; object-src 'none'; base-uri 'none'">/;

for (const route of [...ANSWERED_ROUTES, ...MISSING_ROUTES]) {
  httpTest(`${route} carries its security policies`, async ({ request }) => {
    const response = await request.get(route);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(await response.text()).toMatch(START_POLICY);
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    // Scanners read two policies joined in one header as one broken policy.
    expect(policy).not.toContain(',');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['cross-origin-opener-policy']).toBe(
      route.startsWith('/admin') ? 'same-origin-allow-popups' : undefined,
    );
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

httpTest('a page is a 304 while it has not changed', async ({ request }) => {
  const first = await request.get(`/kunskapsbibliotek/${SEEDED_SLUG}`);
  const again = await request.get(`/kunskapsbibliotek/${SEEDED_SLUG}`, {
    headers: { 'If-None-Match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

httpTest(
  'a remote’s files are for every origin alike, immutable, and its pointer is not cached',
  async ({ request }) => {
    const origin = `http://localhost:${PORTS.site}`;
    const pointer = await request.get(`${origin}/current.json`, { headers: { Origin: SITE } });
    expect(pointer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    });
    const { stable }: { stable: string } = await pointer.json();
    const entry = await request.get(`${origin}/${stable}/remoteEntry.js`, { headers: { Origin: SITE } });
    expect(entry.headers()).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const stranger = await request.get(`${origin}/${stable}/remoteEntry.js`, {
      headers: { Origin: 'https://example.org' },
    });
    expect(stranger.headers()['access-control-allow-origin']).toBe('*');
    expect(stranger.headers()['vary']?.toLowerCase()).toBe('accept-encoding');
  },
);

httpTest('an event stream is not forwarded', async ({ request }) => {
  expect((await request.get('/api/blog/changes')).status()).toBe(404);
  expect((await request.get(`${ADMIN_APP}/api/blog/changes`)).status()).toBe(404);
});

httpTest('pages of mail links are stored in no cache', async ({ request }) => {
  for (const page of ['bekrafta', 'avregistrera', 'installningar'])
    expect((await request.get(`/nyhetsbrev/${page}?token=abc`)).headers()['cache-control']).toBe('no-store');
});

httpTest('unknown addresses are 404, malformed ones 400, writes 405', async ({ request }) => {
  expect((await request.get('/finns-inte')).status()).toBe(404);
  expect((await request.get('/%E0%A4%A')).status()).toBe(400);
  expect((await request.get('/a%00b')).status()).toBe(400);
  expect((await request.post('/kunskapsbibliotek', { data: {} })).status()).toBe(405);
  expect((await request.get(`/${'a'.repeat(3000)}`)).status()).toBe(414);
});

for (const route of ['/admin/login', '/button-demo', '/logo']) {
  test(`marks ${route} as noindex`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
  });
}
