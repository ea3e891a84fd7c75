import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}
