import type { Page } from '@playwright/test';

/** Brings the page to rest: ends all that fades in or is laid out later, so that a measure meets what a reader sees. */
export async function bringToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
