import { expect, type Page } from '@playwright/test';

/** Waits until the worker controls the page and has cached everything in `/offline.json`. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(missingOnDevice), { timeout: 30_000 }).toEqual([]);
}

/** Addresses of `/offline.json` that are not cached. */
async function missingOnDevice(): Promise<string[]> {
  const answer = await fetch('/offline.json');
  const list: { pages: { path: string }[]; files: { url: string }[] } = await answer.json();
  const addresses = [...list.pages.map(({ path }) => path), ...list.files.map(({ url }) => url)];
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
