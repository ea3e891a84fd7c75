import type { Page } from '@playwright/test';
import { STORED_GROUPS } from '../../shell/src/pages/cookie-settings/cookie-settings.copy';

const LISTED = new Set(
  STORED_GROUPS.flatMap(({ items }) => items).map(({ place, key }) => `${place} ${key}`),
);

/** What the origin of a page keeps in the browser, and the page of cookies does not list. */
export async function findUnlistedItems(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const cookies = await page.context().cookies(page.url());
  const stored = await page.evaluate(async () => {
    // A storage that the test has forbidden keeps nothing.
    const keysOf = (read: () => Storage) => {
      try {
        return Object.keys(read());
      } catch {
        return [];
      }
    };
    return [
      ...keysOf(() => localStorage).map((key) => `localStorage ${key}`),
      ...keysOf(() => sessionStorage).map((key) => `sessionStorage ${key}`),
      ...(await caches.keys()).map((name) => `Cache Storage ${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ];
  });
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].filter((item) => !LISTED.has(item));
}
