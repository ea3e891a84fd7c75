import type { Page, Route } from '@playwright/test';
import { SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';

const PHONE = { width: 412, height: 823 };
const MOST_SHIFT = 0.02;
const PAGES = [
  '/',
  '/kunskapsbibliotek',
  `/kunskapsbibliotek/${SEEDED_SLUG}`,
  '/utforska-ditt-valmande',
  '/produkter',
  '/resurser/mindful-andning',
];

/** Holds every font request until it is released. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/*.woff2', (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em Literata') && document.fonts.status))
      .toBe('loaded');
  };
}

/** The sum of the page's layout shifts, after a frame with everything loaded. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            for (const entry of observer.takeRecords()) sum += Number(Reflect.get(entry, 'value'));
            resolve(sum);
          }),
        );
      }),
  );
}

for (const path of PAGES)
  test(`${path} hardly moves when it hydrates and its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await release();
    expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
