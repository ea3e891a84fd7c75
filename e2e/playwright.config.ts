import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { SITE } from './support/addresses';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.stillsam/test-results/e2e',
  workers: 2,
  // Some tests open a dozen pages, and the machine of a run may be busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is retried is a failure.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../.stillsam/test-results/e2e/e2e.json' }]],
  use: {
    baseURL: SITE,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // A service worker responds from its cache, which only its own tests want.
    serviceWorkers: 'block',
    // A trace costs a tenth of the run: --trace on writes it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
