import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PORTS, SITE } from '../support/addresses';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { openFooterForm } from '../support/newsletter';
import { ShellProcess } from '../support/shell-process';
import { visit } from '../support/visit';

const LETTERS = '/api/newsletter/letters';
const LETTER = {
  slug: 'ett-hostbrev',
  subject: 'Ett höstbrev',
  preheader: 'Om att mörkret kommer.',
  sent_at: '2026-10-01T08:00:00.000Z',
};

test('opens the archive and a letter from the footer', async ({ page }) => {
  const list = { letters: [LETTER], pagination: { page: 1, limit: 20, totalCount: 1, totalPages: 1 } };
  const letter = { ...LETTER, content: '<p>Hej du.</p><h2>Vila</h2><p>En sak räcker.</p>', is_listed: true };
  const api = http.createServer(({ url = '' }, response) => {
    const body = { [LETTERS]: list, [`${LETTERS}/${LETTER.slug}`]: letter }[url.split('?', 1)[0] ?? ''];
    response
      .writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(api.address());
  const shell = await ShellProcess.start({
    port: PORTS.shell + 57,
    environment: { API_INTERNAL_ORIGIN: `http://127.0.0.1:${port}` },
  });
  try {
    await visit(page, `${shell.origin}/om-oss`);
    await openFooterForm(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Läs tidigare brev' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Våra brev' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: LETTER.subject }).click();
    await expect(page.getByRole('heading', { level: 1, name: LETTER.subject })).toBeVisible();
    await expect(page.getByText('En sak räcker.')).toBeVisible();
    await expect(page).toHaveURL(/\/nyhetsbrev\/brev\/ett-hostbrev$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Alla brev' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Våra brev' })).toBeVisible();
  } finally {
    // The page counts its view a moment later.
    await page.goto('about:blank');
    await shell.stop();
    await new Promise((resolve) => api.close(resolve));
  }
});

test('answers 404 for a letter that was never sent', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  const response = await page.goto('/nyhetsbrev/brev/finns-inte');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
});

for (const path of ['/resurser/mindful-andning', '/kunskapsbibliotek?category=somn']) {
  test(`counts a link of a letter to ${path} once, of nobody, and clears the address`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'stillsam-version', value: '1', url: SITE }]);
    const counted: { url: string; cookie: string | undefined; body: string | null }[] = [];
    await page.route('**/api/newsletter/letters/*/visits', async (route) => {
      const headers = await route.request().allHeaders();
      counted.push({ url: route.request().url(), cookie: headers.cookie, body: route.request().postData() });
      await route.fulfill({ status: 204 });
    });
    await visit(page, `${path}${path.includes('?') ? '&' : '?'}brev=ett-hostbrev`);
    await expect.poll(() => counted.length).toBe(1);
    await expect(page).toHaveURL(path);
    expect(counted[0]).toMatchObject({
      url: expect.stringMatching(/\/api\/newsletter\/letters\/ett-hostbrev\/visits$/),
      body: null,
    });
    expect(counted[0]?.cookie).toBeUndefined();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    expect(counted).toHaveLength(1);
  });
}
