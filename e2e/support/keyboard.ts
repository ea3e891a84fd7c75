import type { Page } from '@playwright/test';

const MOST_STEPS = 40;

/** Presses Tab until the focus is on what has that label or text. @throws when it never comes there. */
export async function tabTo(page: Page, matches: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // Out of the last element of a dialog the focus leaves the page for a step: then it is the body's.
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      return element?.getAttribute('aria-label') ?? (labels?.[0] ?? element)?.textContent ?? '';
    });
    if (matches.test(label)) return;
  }
  throw new Error(`The focus never came to ${matches}`);
}
