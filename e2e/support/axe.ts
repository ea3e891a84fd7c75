import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './console';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on anything that axe finds against WCAG 2.2 AA in the page, with finite animations at their end. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe is half a megabyte: a document that is measured several times loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Last: what appears while axe is loaded, such as the consent banner, would be measured half faded in.
  await page.evaluate(finishAnimations);
  expect(await page.evaluate(findViolations, WCAG)).toEqual([]);
}

/** Runs in the page. */
function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Runs in the page, where axe is a global: rules that are violated, each with the elements that do. */
async function findViolations(tags: string[]): Promise<{ id: string; nodes: string[] }[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  // Every rule runs; what is left out is the description of all that passed.
  const { violations } = await run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
