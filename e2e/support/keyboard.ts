import type { Page } from '@playwright/test';

const MAX_STEPS = 60;

/** Presses Tab until the element with that label or text has the focus. @throws when none gets it. */
export async function tabTo(page: Page, matches: RegExp): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // After the last element of a dialog the focus leaves the page for one step and is on the body.
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? element.labels
          : null;
      return element?.getAttribute('aria-label') ?? (labels?.[0] ?? element)?.textContent ?? '';
    });
    if (matches.test(label)) return;
  }
  throw new Error(`The focus never came to ${matches}`);
}
