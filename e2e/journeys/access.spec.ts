import { ADMIN_APP, SITE } from '../support/addresses';
import { expect, test } from '../support/console';

for (const [where, origin] of [
  ['on its own origin', ADMIN_APP],
  ['inside the shell', SITE],
] as const)
  test(`sends someone who is not signed in to the admin ${where} to the login`, async ({ page }) => {
    for (const path of ['/admin/dashboard', '/admin/blog/new', '/admin/blog/edit/1'])
      await test.step(path, async () => {
        await page.goto(origin + path);
        await expect(page).toHaveURL(/\/admin\/login/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in');
      });
  });

test('removes an invalid stored token without a message', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'ogiltig'));
  await page.goto(`${ADMIN_APP}/admin/login`);
  await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  consoleErrors.expect(/401/);
});

test('shows a Swedish error for a wrong password, and the address stays', async ({ page, consoleErrors }) => {
  await page.goto(`${ADMIN_APP}/admin/login`);
  await page.getByLabel('E-post').fill('okand@stillsam.example');
  await page.getByLabel('Lösenord').fill('fel lösenord');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByText('Fel e-postadress eller lösenord.')).toBeVisible();
  await expect(page.getByLabel('E-post')).toHaveValue('okand@stillsam.example');
  consoleErrors.expect(/401/);
});
