import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { ANSWERED_ROUTES, MISSING_ROUTES } from '../support/routes.mjs';

const HEIGHT = 900;
const WIDTHS = [360, 1280];
const COLOR_SCHEMES = ['light', 'dark'] as const;

for (const route of [...ANSWERED_ROUTES, ...MISSING_ROUTES]) {
  test(`${route} meets WCAG 2.2 AA by day and night, fits the width, and has one heading and one title`, async ({
    page,
    consoleErrors,
  }) => {
    // Each test measures a page four times.
    test.slow();
    // Without motion, content that fades in on scroll is visible from the start.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // The accessibility statement counts these steps by their titles (tools/accessibility-report.mjs).
      for (const colorScheme of COLOR_SCHEMES)
        await test.step(`${width} px, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
    }
    // The browser itself reports the document's 404.
    if (MISSING_ROUTES.includes(route)) consoleErrors.expect(/404/);
  });
}

test('axe reports a violation, at first and when the document is measured again', async ({ page }) => {
  await page.goto('/logo');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  for (let measures = 0; measures < 2; measures += 1) {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  }
});
