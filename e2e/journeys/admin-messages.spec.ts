import { ADMIN_APP } from '../support/addresses';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';
import { visit } from '../support/visit';
import { buy } from '../support/visitors';

test('answers a visitor on a phone, by a mail that waits in the outbox', async ({ page }) => {
  const email = `fragar-${Date.now()}@stillsam.example`;
  const number = await buy(email);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/kontakt');
  await page.getByLabel('Namn').fill('Rut Fråga');
  await page.getByRole('main').getByLabel('E-post').fill(email);
  await page.getByLabel('Meddelande').fill('Hej.\nVar finns min guide?');
  await page.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText(/^Tack för ditt meddelande/)).toBeVisible();

  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/dashboard?flik=meddelanden`);
  await page.getByRole('link', { name: 'Rut Fråga', exact: true }).first().click();
  await expect(page.getByText('Var finns min guide?')).toBeVisible();
  const field = page.getByLabel('Ditt svar');
  await field.fill('Hej Rut,\n\nden ligger under Dina köp.');
  await page.reload();
  await expect(field).toHaveValue('Hej Rut,\n\nden ligger under Dina köp.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(page.getByText(`Svaret ligger i utkorgen och skickas till ${email}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Svar', exact: true })).toContainText(
    'Mejlet ligger i utkorgen.',
  );

  await page.getByRole('link', { name: /allt annat om avsändaren/ }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(page.url()).not.toContain(email);

  await page.goto(`${ADMIN_APP}/admin/dashboard?flik=utkorg`);
  const mail = page
    .getByRole('row', { name: email })
    .filter({ hasText: 'Sv: Ditt meddelande till Stillsam' });
  await mail.getByRole('button', { name: /^Läs/ }).click();
  await expect(page.getByRole('dialog')).toContainText('> Var finns min guide?');
});
