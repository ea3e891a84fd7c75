import { SITE } from '../support/addresses';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { visit } from '../support/visit';

const LETTERS = '**/api/newsletter/letters?*';
const LETTER = {
  slug: 'ett-hostbrev',
  subject: 'Ett höstbrev',
  preheader: 'Om att mörkret kommer.',
  sent_at: '2026-10-01T08:00:00.000Z',
};

test('the archive and a letter are opened from the footer', async ({ page }) => {
  await page.route(LETTERS, (route) =>
    route.fulfill({
      json: { letters: [LETTER], pagination: { page: 1, limit: 20, totalCount: 1, totalPages: 1 } },
    }),
  );
  await page.route(`**/api/newsletter/letters/${LETTER.slug}`, (route) =>
    route.fulfill({
      json: { ...LETTER, content: '<p>Hej du.</p><h2>Vila</h2><p>En sak räcker.</p>', is_listed: true },
    }),
  );
  await visit(page, '/om-oss');
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
});

test('a letter that was never sent is a page that is not there', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  const response = await page.goto('/nyhetsbrev/brev/finns-inte');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
});

for (const path of ['/resurser/mindful-andning', '/kunskapsbibliotek?category=somn']) {
  test(`a link of a letter to ${path} is counted once, of nobody, and leaves the address`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'prov', value: '1', url: SITE }]);
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
