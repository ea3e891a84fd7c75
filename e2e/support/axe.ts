import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { expect } from './console';

const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules whose result depends on colours. */
export const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Fails on every violation that axe finds in the page, with finite animations at their end: of WCAG 2.2 AA, or of
 * the given rules alone.
 */
export async function expectAccessible(page: Page, rules = WCAG): Promise<void> {
  // Axe is half a megabyte, so a document loads it once for all its measurements.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, rules)).toEqual([]);
}

/** Runs in the page, where axe is a global: the violated rules, each with its elements. */
async function findViolations(rules: RunOnly): Promise<{ id: string; nodes: string[] }[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  const finishAnimations = (): void => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  };
  finishAnimations();
  // An element that appears while axe measures, such as the consent banner, does not fade in either.
  document.addEventListener('animationstart', finishAnimations);
  // Every chosen rule runs; only the violations are reported.
  const { violations } = await run(document, { runOnly: rules, resultTypes: ['violations'] });
  document.removeEventListener('animationstart', finishAnimations);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
