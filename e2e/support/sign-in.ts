import { expect, type Page } from '@playwright/test';
import { ADMIN } from './addresses';
import { adminToken } from './api';

/** Signs in through the form, as a person does. */
export async function signInByForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel('E-post').fill(ADMIN.email);
  await page.getByLabel('Lösenord').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

/** Stores a valid token under the admin app's storage key, before any script of the origin's pages runs. */
export async function carryToken(page: Page): Promise<void> {
  const token = await adminToken();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}
