import { expect, test } from '../support/console';
import { visit } from '../support/visit';

test.beforeEach(async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
});

test('the skip link leads past the header', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till huvudinnehållet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the dropdown closes on an outside click and on Escape', async ({ page }) => {
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

test('the header looks scrolled after more than ten pixels', async ({ page }) => {
  const banner = page.getByRole('banner');
  await expect(banner).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(banner).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(banner).toHaveAttribute('data-scrolled', 'true');
});

test('a change of route scrolls to the top, moves the focus and keeps the document', async ({ page }) => {
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mindful andning' }).click();
  await expect(page).toHaveURL(/mindful-andning/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
});

test('the mobile menu covers the page, and closes when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByText('Meny').click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Resurser' }).filter({ visible: true });
  await link.click();
  await expect(page).toHaveURL(/\/resurser$/);
  await expect(link).toHaveCount(0);
});

test('the mobile menu keeps the focus inside until Escape', async ({ page }) => {
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

test('the count beside the cart follows the cart, and causes no layout shift', async ({ page }) => {
  const cart = page.getByRole('banner').getByRole('link', { name: 'Varukorg' }).filter({ visible: true });
  await expect(cart).toHaveAccessibleName('Varukorg');
  const before = await cart.boundingBox();
  await cart.click();
  await page
    .getByRole('button', { name: /^Öka antalet av/ })
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

test('pointing at a link prefetches the page, script and data', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/om-oss');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kunskapsbibliotek' });
  const data = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/blog/posts');
  await link.hover();
  const address = (await data).url();
  expect(requested.some((url) => url.includes('library-page'))).toBe(true);
  requested.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunskapsbibliotek');
  // The pointer may come to rest on a link of the new page, which prefetches another list.
  expect(requested.filter((url) => url === address || url.includes('library-page'))).toEqual([]);
});

test('in an exercise, pointing at a link requests no data', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/resurser/nervsystem-quiz');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kunskapsbibliotek' }).hover();
  await expect.poll(() => requested.some((path) => path.includes('library-page'))).toBe(true);
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
