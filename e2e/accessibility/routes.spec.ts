import type { Page } from '@playwright/test';
import { COLOR_RULES, expectAccessible } from '../support/axe';
import { expect } from '../support/console';
import { ANSWERED_ROUTES, MISSING_ROUTES } from '../support/routes.mjs';
import { test } from '../support/shared-page';
import { visit } from '../support/visit';

const HEIGHT = 900;
const PHONE = 360;
/** The widths that axe measures: the layout of a phone and that of a desktop. */
const MEASURED_WIDTHS = [PHONE, 1280];
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];
const FONT_SIZES = ['normal', 'large', 'extra-large'];

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
    await page.evaluate(() => document.fonts.ready);
    await expectAccessibleByDayAndNight(page);
    await expectAccessibleInHighContrast(page);
    await expectFitting(page);
    // The browser itself reports the document's 404.
    if (MISSING_ROUTES.includes(route)) consoleErrors.expect(/404/);
  });
}

/** Day and night differ in colours alone, so that all the other rules run once for each width. */
async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  for (const width of MEASURED_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // The accessibility statement counts these steps by their titles (tools/accessibility-report.mjs).
    await test.step(`${width} px, light`, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page);
      expect(await faultsOfWidth(page)).toEqual([]);
    });
    await test.step(`${width} px, dark`, async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, COLOR_RULES);
      expect(await faultsOfWidth(page)).toEqual([]);
    });
  }
}

async function expectAccessibleInHighContrast(page: Page): Promise<void> {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await page.evaluate(() => (document.documentElement.dataset.contrast = 'high'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, COLOR_RULES);
  }
  await page.evaluate(() => {
    delete document.documentElement.dataset.contrast;
  });
}

async function expectFitting(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const fontSize of FONT_SIZES) {
      await page.evaluate((size) => (document.documentElement.dataset.fontSize = size), fontSize);
      expect(await faultsOfWidth(page), `${width} px, ${fontSize}`).toEqual([]);
    }
  }
}

/** Whether the page scrolls sideways, and words of headings and controls that break without a hyphen. */
function faultsOfWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('h1, h2, h3, h4, button, legend, label')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00ad–-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) faults.push(word);
        }
    }
    return faults;
  });
}

test('axe reports a violation, at first and when the document is measured again', async ({ page }) => {
  await visit(page, '/logo');
  for (let measures = 0; measures < 2; measures += 1) {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  }
});

test('axe reports a colour that is too weak, when it measures colours alone', async ({ page }) => {
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
