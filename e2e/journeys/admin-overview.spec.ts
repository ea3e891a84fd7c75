import { expectAccessible } from '../support/axe';
import { ADMIN_APP } from '../support/addresses';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';
import { writeMessage } from '../support/visitors';

test('leads from what waits to the message of a visitor', async ({ page }) => {
  const name = `Väntar ${Date.now()}`;
  await writeMessage({ name, email: 'vantar@stillsam.example', message: 'Hur lång är övningen?' });
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/oversikt`);
  await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Översikt/);
  await expectAccessible(page);
  const waiting = page.getByRole('main').getByRole('link', { name: /olästa? meddelande/ });
  await expect(waiting).toBeVisible();
  await waiting.click();
  await expect(page).toHaveURL(/flik=meddelanden&status=unread/);
  await page.getByLabel('Sök på namn, e-post eller text').fill(name);
  await expect(page.getByRole('row', { name })).toBeVisible();
});

test('says how the week went, and what waits above the articles', async ({ page }) => {
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/oversikt`);
  await expect(page.getByRole('region', { name: 'Den här veckan' })).toContainText('på sju dagar');
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Översikt' })).toBeVisible();
});
