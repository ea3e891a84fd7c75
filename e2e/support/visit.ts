import { expect, type Page } from '@playwright/test';

/** Opens a page as a person does: once it answers, the pointer moves, and what comes late is fetched. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.mouse.move(8, 8);
}
