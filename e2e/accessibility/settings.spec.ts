import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { ANSWERED_ROUTES } from '../support/routes.mjs';

const HEIGHT = 900;
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];
const FONT_SIZES = ['normal', 'large', 'extra-large'];
const PHONE = 360;

for (const route of ANSWERED_ROUTES)
  test(`${route} fits every width in every size of text, breaks no word of a heading, and is accessible in high contrast`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const fontSize of FONT_SIZES)
        await test.step(`${width} px, ${fontSize}`, async () => {
          await page.evaluate((size) => (document.documentElement.dataset.fontSize = size), fontSize);
          expect(await faultsOfWidth(page)).toEqual([]);
        });
    }
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    await page.evaluate(() => (document.documentElement.dataset.contrast = 'high'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

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
