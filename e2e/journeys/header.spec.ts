import { expect, test } from '../support/console';
import { visit } from '../support/visit';

test.beforeEach(async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
});

test('leads past the header by the skip link', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till huvudinnehållet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('closes the dropdown on an outside click and on Escape', async ({ page }) => {
  const banner = page.getByRole('banner');
  const entry = banner.getByRole('link', { name: 'Utforska allt' }).filter({ visible: true });
  await banner.getByText('Utforska', { exact: true }).filter({ visible: true }).click();
  await expect(entry).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(entry).toHaveCount(0);
  await banner.getByText('Utforska', { exact: true }).filter({ visible: true }).click();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
});

test('changes the look of the header after more than ten pixels', async ({ page }) => {
  const banner = page.getByRole('banner');
  await expect(banner).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(banner).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(banner).toHaveAttribute('data-scrolled', 'true');
});

test('opens the document of a link at its top', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mindful andning' }).click();
  await expect(page).toHaveURL(/mindful-andning/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('covers the page with the mobile menu, and closes it when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByText('Meny').click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Resurser' }).filter({ visible: true });
  await link.click();
  await expect(page).toHaveURL(/\/resurser$/);
  await expect(link).toHaveCount(0);
});

test('covers no link of the mobile menu where text is large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => document.documentElement.setAttribute('data-font-size', 'extra-large'));
  const banner = page.getByRole('banner');
  await banner.getByText('Meny').click();
  const start = banner.getByRole('link', { name: 'Börja här' }).filter({ visible: true });
  const isWhole = () =>
    start.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(middle, y)));
    });
  expect(await isWhole()).toBe(false);
  await start.scrollIntoViewIfNeeded();
  await expect.poll(isWhole).toBe(true);
  await expect(
    banner.getByRole('button', { name: 'Anpassa sidan' }).filter({ visible: true }),
  ).toBeInViewport({
    ratio: 1,
  });
});

test('keeps the focus inside the mobile menu until Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const toggle = page.getByRole('banner').locator('summary').filter({ visible: true });
  await toggle.click();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null)).toBeNull();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Om oss' }).filter({ visible: true }).focus();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('follows the cart with the count beside it, and causes no layout shift', async ({ page }) => {
  const cart = page.getByRole('banner').getByRole('link', { name: 'Varukorg' }).filter({ visible: true });
  await expect(cart).toHaveAccessibleName('Varukorg');
  const before = await cart.boundingBox();
  await cart.click();
  await page
    .getByRole('button', { name: /^Öka antalet/ })
    .first()
    .click();
  await expect(cart).toHaveAccessibleName('Varukorg, 3 varor');
  await page.goto('/kunskapsbibliotek');
  await expect(cart).toHaveAccessibleName('Varukorg, 3 varor');
  expect(await cart.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByText('Meny').click();
  await expect(cart).toHaveText('Varukorg3');
});

test('tells a browser to fetch links ahead, and not in an exercise', async ({ page }) => {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/resurser/nervsystem-quiz');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kunskapsbibliotek' }).hover();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  expect(requested).not.toContain('/kunskapsbibliotek');
  await visit(page, '/om-oss');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
});
