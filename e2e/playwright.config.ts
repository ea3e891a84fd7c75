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
    // The film of a trace costs as much as the tests themselves; what it tells of the document costs next to nothing.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
