import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/console';

/** Where a line of the first screen breaks otherwise in the fallback face than in the font, on this system. */
const AT_THE_EDGE = [
  { path: '/kontakt', width: 412 },
  { path: '/produkter', width: 412 },
  { path: '/utan-nat', width: 412 },
  { path: '/om-oss', width: 390 },
  { path: '/', width: 768 },
  { path: '/resurser', width: 1280 },
];
const HEIGHT = 844;
/** Less than a line. */
const TOLERANCE_PX = 4;

/** Lets no font through until it is told to. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/*.woff2', (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em Literata') && document.fonts.status))
      .toBe('loaded');
  };
}

/** Upper edges of what stands on the first screen, and how wide its words are together. */
function measure(page: Page): Promise<{ tops: number[]; words: number }> {
  return page.evaluate((height) => {
    const tops = Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li, form, section)'))
      .map((element) => element.getBoundingClientRect().top)
      .filter((top) => top > 0 && top < height);
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    const words = Array.from(range.getClientRects()).reduce((sum, { width }) => sum + width, 0);
    return { tops, words };
  }, HEIGHT);
}

for (const { path, width } of AT_THE_EDGE)
  test(`${path} at ${width} px: nothing moves when the fonts come`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const before = await measure(page);
    await release();
    const after = await measure(page);
    expect(after.words).not.toBe(before.words);
    expect(after.tops).toHaveLength(before.tops.length);
    for (const [index, top] of after.tops.entries())
      expect(Math.abs(top - (before.tops[index] ?? NaN))).toBeLessThan(TOLERANCE_PX);
  });

test('what the visitor asked for meanwhile is not held back', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: HEIGHT });
  const release = await holdFonts(page);
  await page.goto('/utan-nat', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('style', /letter-spacing/);
});
