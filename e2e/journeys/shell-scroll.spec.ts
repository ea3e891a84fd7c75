import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { visit } from '../support/visit';

const PAGES = ['/villkor', '/', '/kunskapsbibliotek'];
const DEEP = 1500;

/** Tolerance in pixels, since the height of parts above the position may change. */
const NEAR = 60;

/** The scroll position, or no number while a slow page is replaced by its document, which a poll asks again. */
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY)).catch(() => Number.NaN);

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(50, 300);
  await page.mouse.wheel(0, DEEP);
  await expect.poll(() => top(page)).toBe(DEEP);
}

for (const path of PAGES) {
  test(`restores the scroll position of ${path} after a reload, back and forward`, async ({ page }) => {
    await visit(page, path);
    await scrollDown(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect.poll(async () => Math.abs((await top(page)) - DEEP)).toBeLessThan(NEAR);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).focus();
    await expect.poll(() => top(page)).toBeGreaterThan(DEEP);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    await expect.poll(() => top(page)).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => top(page)).toBe(200);
    await page.goBack();
    await expect.poll(() => top(page)).toBeGreaterThan(DEEP);
    await page.goForward();
    await expect.poll(() => top(page)).toBe(200);
  });
}

test('shows three things on a dim start page by night, and two by day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T23:30:00');
  await visit(page, '/');
  const main = page.getByRole('main');
  for (const name of ['Vaken nu? Andas jämnt', 'Skriv av dig', 'En halvtimme i natten'])
    await expect(main.getByRole('link', { name, exact: true })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Utforska ditt välmående' })).toBeHidden();
  expect(await colourScheme(page)).toBe('dark');
  await page.clock.setFixedTime('2026-11-26T14:30:00');
  await visit(page, '/');
  await expect(main.getByRole('link', { name: 'Utforska ditt välmående' })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Skriv av dig' })).toBeHidden();
  expect(await colourScheme(page)).toBe('light dark');
});

const colourScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
