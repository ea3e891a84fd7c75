import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bringToRest } from './at-rest';
import { expect } from './console';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Axe is half a megabyte: a document that is measured several times loads it once. */
const NOTHING_TO_LOAD = 'void 0';

/** Fails on anything that axe finds against WCAG 2.2 AA in the page, measured at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringToRest(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isLoaded ? NOTHING_TO_LOAD : undefined })
    // Every rule runs; what is left out is the description of all that passed.
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    // No page frames another origin: hence no second page to gather the results of several.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
