import { test, type Page } from '@playwright/test';
import { COLOR_RULES, expectAccessible } from './axe';
import { expect } from './console';
import { isLong } from './long';

const HEIGHT = 900;
const PHONE = 360;
/** The widths that axe measures: the layout of a phone, and by `npm test -- long` those of a tablet and a desktop. */
const MEASURED_WIDTHS = isLong ? [PHONE, 768, 1280] : [PHONE];
const WIDTHS = isLong ? [320, 360, 768, 1024, 1280, 1920] : [320, 1280];
const FONT_SIZES = isLong ? ['normal', 'large', 'extra-large'] : ['normal', 'extra-large'];

/** All that a page is measured by. Colours come from tokens alone, so that a plain run measures them on some pages. */
export async function expectGoodPage(page: Page, { hasColors }: { hasColors: boolean }): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expectAccessibleByDay(page);
  if (hasColors || isLong) {
    await expectAccessibleByNight(page);
    await expectAccessibleInHighContrast(page);
  }
  await expectFitting(page);
}

async function expectAccessibleByDay(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of MEASURED_WIDTHS)
    // The accessibility statement counts these steps by their titles (tools/accessibility-report.mjs).
    await test.step(`${width} px, light`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectAccessible(page);
      expect(await faultsOfWidth(page)).toEqual([]);
    });
}

/** Night differs from day in colours alone. */
async function expectAccessibleByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of MEASURED_WIDTHS)
    await test.step(`${width} px, dark`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectAccessible(page, COLOR_RULES);
      expect(await faultsOfWidth(page)).toEqual([]);
    });
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

/**
 * Whether the page scrolls sideways, and words of headings and controls that break without a hyphen.
 * An e-mail address may break anywhere, because it has no place of its own to break at.
 */
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
          if (!word.includes('@') && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
            faults.push(word);
        }
    }
    return faults;
  });
}
