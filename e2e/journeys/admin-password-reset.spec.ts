import { ADMIN } from '../support/addresses';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { mailedToken } from '../support/newsletter';
import { visit } from '../support/visit';

test.use({ viewport: { width: 320, height: 700 } });

/** The password itself is not changed: the other tests sign in with it. */
test('leads from the sign-in page to a mailed link, whose token leaves the address', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/admin/login');
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glömt lösenordet?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-post').fill(ADMIN.email);
  await page.getByRole('button', { name: 'Skicka länken' }).click();
  await expect(page.getByText(/^Hör adressen till ett konto är en länk på väg dit/)).toBeVisible();

  let token = '';
  await expect(async () => {
    token = await mailedToken(ADMIN.email, '/admin/nytt-losenord');
  }).toPass();
  await visit(page, `/admin/nytt-losenord?token=${token}`);
  await expect(page).toHaveURL(/\/admin\/nytt-losenord$/);
  await expectAccessible(page);
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('lösenord1234');
  await page.getByLabel('Nytt lösenord igen').fill('lösenord1234');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page.getByText(/Lösenordet är för lätt att gissa/)).toBeVisible();
  await expect(page.getByLabel('Nytt lösenord', { exact: true })).toBeFocused();
  // The browser itself reports the response's 400.
  consoleErrors.expect(/400/);
});
