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

/** By night the start page has a section more, which has to be there when the position is restored. */
const HOURS = { day: '2026-11-25T14:30:00', night: '2026-11-25T23:30:00' };

for (const [path, time] of [...PAGES.map((path) => [path, 'day'] as const), ['/', 'night'] as const]) {
  test(`restores the scroll position of ${path} by ${time} after a reload, back and forward`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(HOURS[time]);
    await visit(page, path);
    if (path === '/')
      await expect(page.getByText('Vaken nu?', { exact: true })).toBeVisible({ visible: time === 'night' });
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
