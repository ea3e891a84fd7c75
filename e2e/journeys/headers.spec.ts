import { test as httpTest } from '@playwright/test';
import { PORTS, SEEDED_SLUG, SITE } from '../support/addresses';
import { expect, test } from '../support/console';
import { ANSWERED_ROUTES, MISSING_ROUTES } from '../support/routes.mjs';

for (const route of [...ANSWERED_ROUTES, ...MISSING_ROUTES]) {
  httpTest(`${route} carries the policies that security asks for`, async ({ request }) => {
    const headers = (await request.get(route)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("'strict-dynamic'");
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
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

httpTest('a page is answered 304 while it has not changed', async ({ request }) => {
  const first = await request.get(`/kunskapsbibliotek/${SEEDED_SLUG}`);
  const again = await request.get(`/kunskapsbibliotek/${SEEDED_SLUG}`, {
    headers: { 'If-None-Match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

httpTest(
  'a remote’s files are for the shell’s origin, immutable, and its manifest is not cached',
  async ({ request }) => {
    const origin = `http://localhost:${PORTS.site}`;
    const manifest = await request.get(`${origin}/current.json`, { headers: { Origin: SITE } });
    expect(manifest.headers()).toMatchObject({
      'access-control-allow-origin': SITE,
      'cache-control': 'no-cache',
    });
    const { version }: { version: string } = await manifest.json();
    const entry = await request.get(`${origin}/${version}/remoteEntry.js`, { headers: { Origin: SITE } });
    expect(entry.headers()).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const stranger = await request.get(`${origin}/${version}/remoteEntry.js`, {
      headers: { Origin: 'https://example.org' },
    });
    expect(stranger.headers()['access-control-allow-origin']).toBeUndefined();
  },
);

httpTest('unknown addresses are 404, crooked ones 400, writes 405', async ({ request }) => {
  expect((await request.get('/finns-inte')).status()).toBe(404);
  expect((await request.get('/%E0%A4%A')).status()).toBe(400);
  expect((await request.get('/a%00b')).status()).toBe(400);
  expect((await request.post('/kunskapsbibliotek', { data: {} })).status()).toBe(405);
  expect((await request.get(`/${'a'.repeat(3000)}`)).status()).toBe(414);
});

for (const route of ['/admin/login', '/button-demo', '/logo']) {
  test(`${route} asks search engines to stay away`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
  });
}
