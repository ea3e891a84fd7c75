import { expect, type Page } from '@playwright/test';
import { visit } from './visit';

/** Opens a page, and waits until the worker controls it and has cached everything in `/offline.json`. */
export async function visitAndKeep(page: Page, address: string): Promise<void> {
  // What another journey publishes after the worker has read the list is cached at the next visit only.
  const before = await listedAddresses(page);
  await visit(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const missing = async () => {
    const listed = await listedAddresses(page);
    const expected = before.filter((each) => listed.includes(each));
    return page.evaluate(missingOnDevice, expected);
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** The addresses in `/offline.json`. */
async function listedAddresses(page: Page): Promise<string[]> {
  const answer = await page.request.get('/offline.json');
  const list: { pages: { path: string }[]; files: { url: string }[] } = await answer.json();
  return [...list.pages.map(({ path }) => path), ...list.files.map(({ url }) => url)];
}

/** The addresses that are not cached. */
async function missingOnDevice(addresses: string[]): Promise<string[]> {
  const found = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })));
  return addresses.filter((_, index) => !found[index]);
}

/** Every address in every cache of the page's origin. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
}
