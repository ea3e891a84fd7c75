import { test as base, expect } from '@playwright/test';

interface ConsoleFixture {
  /** What the page complained about; the test fails on anything in it that it did not expect. */
  complaints: string[];
}

/** A test that fails on any error in the console, any uncaught error and any violated policy. */
export const test = base.extend<ConsoleFixture>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
