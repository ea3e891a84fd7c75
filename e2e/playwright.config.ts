import { defineConfig } from '@playwright/test';
import { SITE } from './support/addresses';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.stillsam/test-results/e2e',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that is shared may be slow once; what fails twice is broken. Retries are listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]],
  use: {
    baseURL: SITE,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // A worker answers from what it kept; only what tests the worker wants that.
    serviceWorkers: 'block',
    // A trace costs a tenth of the run: it is written where a test is tried again, and by hand with --trace on.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
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
