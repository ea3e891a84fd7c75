import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bringToRest } from './at-rest';
import { expect } from './console';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on anything that axe finds against WCAG 2.2 AA in the page, measured at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringToRest(page);
  const { violations } = await new AxeBuilder({ page })
    // Every rule runs; what is left out is the description of all that passed.
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    // No page frames another origin: hence no second page to gather the results of several.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
