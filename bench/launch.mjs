import { browserToMeasureWith } from '../tools/browser.mjs';

/** A browser without background work of its own during a measurement. */
export async function launch() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await browserToMeasureWith(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
