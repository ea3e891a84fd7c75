import { test as base, expect, type ConsoleMessage } from '@playwright/test';
import { findUnlistedItems } from './stored-items';

interface ConsoleErrors {
  /** Names the errors that this test provokes; any other fails it. */
  expect(...patterns: RegExp[]): void;
}

/**
 * A test that fails on any error in the console, any uncaught error and any violated policy that it did not name, and
 * on anything that its page keeps in the browser and the page of cookies does not list.
 */
export const test = base.extend<{ consoleErrors: ConsoleErrors; storedItems: void }>({
  consoleErrors: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      };
      const onError = (error: Error) => void seen.push(String(error));
      page.on('console', onConsole);
      page.on('pageerror', onError);
      await use({ expect: (...patterns) => void expected.push(...patterns) });
      page.off('console', onConsole);
      page.off('pageerror', onError);
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  storedItems: [
    async ({ page }, use) => {
      await use();
      expect(await findUnlistedItems(page)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
