import { expectGoodPage } from '../support/accessible-page';
import { COLOR_RULES, expectAccessible } from '../support/axe';
import { expect } from '../support/console';
import { ANSWERED_ROUTES, MISSING_ROUTES, SEEDED_SLUG } from '../support/routes.mjs';
import { test } from '../support/shared-page';
import { visit } from '../support/visit';

/** One of each kind of page, where the colours of night and of high contrast are measured in every run. */
const COLORFUL_ROUTES = new Set([
  '/',
  '/kunskapsbibliotek',
  `/kunskapsbibliotek/${SEEDED_SLUG}`,
  '/utforska-ditt-valmande',
  '/checkout',
  '/villkor',
  '/kontakt',
  '/resurser/nervsystem-quiz',
  '/resurser/mindful-andning',
  '/admin/login',
]);

for (const route of [...ANSWERED_ROUTES, ...MISSING_ROUTES]) {
  test(`${route} meets WCAG 2.2 AA by day and night and in high contrast, fits every width in every size of text, breaks no word of a heading, and has one heading and one title`, async ({
    page,
    consoleErrors,
  }) => {
    // Each test measures a page in many views.
    test.slow();
    // Without motion, content that fades in on scroll is visible from the start.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expectGoodPage(page, { hasColors: COLORFUL_ROUTES.has(route) });
    // The browser itself reports the document's 404.
    if (MISSING_ROUTES.includes(route)) consoleErrors.expect(/404/);
  });
}

test('reports a violation by axe, at first and when the document is measured again', async ({ page }) => {
  await visit(page, '/logo');
  for (let measures = 0; measures < 2; measures += 1) {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  }
});

test('reports a colour that is too weak by axe, when it measures colours alone', async ({ page }) => {
  await visit(page, '/logo');
  await expectAccessible(page, COLOR_RULES);
  await page.evaluate(() => {
    const weak = Object.assign(document.createElement('p'), { textContent: 'Svag text' });
    weak.style.setProperty('color', '#ccc');
    weak.style.setProperty('background', '#fff');
    document.querySelector('main')?.append(weak);
  });
  await expect(expectAccessible(page, COLOR_RULES)).rejects.toThrow('color-contrast');
});
