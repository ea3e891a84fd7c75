import type { Page } from '@playwright/test';
import { test as base } from './console';

let shared: Page | undefined;

/**
 * A test on the one page of its worker, since to open a page takes longer than to load one. It is for tests that
 * leave nothing behind but the address, the size and the emulated media: no storage, no route, no script.
 */
export const test = base.extend({
  page: async ({ browser }, use) => {
    shared ??= await browser.newPage();
    await use(shared);
  },
});
