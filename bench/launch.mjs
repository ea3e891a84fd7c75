import { ensureBrowser } from '../tools/browser.mjs';

/** A browser that does nothing of its own while something is measured. */
export async function launch() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
