import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The browser of the tests: PLAYWRIGHT_CHROMIUM_PATH, else Playwright's own, else the system's.
 *
 * @returns {string} path of the executable.
 * @throws with one sentence that says what to install.
 */
export function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const candidates = named ? [named] : [chromium.executablePath(), ...SYSTEM_BROWSERS];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it with npx playwright install chromium, or name one with PLAYWRIGHT_CHROMIUM_PATH.',
  );
}
