import { expectAccessible } from '../support/axe';
import { ADMIN_APP } from '../support/addresses';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';
import { buy, withdraw } from '../support/visitors';

test('leads from what waits to the purchase that a visitor withdrew', async ({ page }) => {
  const email = `vantar-${Date.now()}@stillsam.example`;
  const number = await buy(email);
  await withdraw('Rut', number, email);
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/oversikt`);
  await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Översikt/);
  await expectAccessible(page);
  const waiting = page.getByRole('main').getByRole('link', { name: /^Gör \d+ återbetalning(ar)?/ });
  await waiting.first().click();
  await expect(page).toHaveURL(/visa=angrade&status=received/);
  await expect(page.getByRole('row', { name: number }).first()).toBeVisible();
});

test('says how the week went, and what waits above the articles', async ({ page }) => {
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/oversikt`);
  await expect(page.getByRole('region', { name: 'Den här veckan' })).toContainText(/nya prenumeranter/i);
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  const duties = page.getByRole('navigation', { name: 'Att göra' });
  await expect(duties.getByRole('link', { name: 'Översikt' })).toBeVisible();
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await duties.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  }
});
