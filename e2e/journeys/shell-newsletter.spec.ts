import { expect, test } from '../support/console';
import { openFooterForm } from '../support/newsletter';
import { visit } from '../support/visit';

test('takes an address in the footer, shows the success message and mentions the confirmation mail', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/om-oss');
  const form = await openFooterForm(page);
  const field = form.getByLabel('E-post');
  await field.fill(`brev-${Date.now()}@exempel.se`);
  const sent = page.waitForRequest('**/api/newsletter/subscribe');
  await form.getByRole('button', { name: 'Prenumerera' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ gdprConsent: true });
  const footer = page.getByRole('contentinfo');
  const thanks = footer.getByText('Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.');
  await expect(thanks).toBeVisible();
  await expect(footer.getByText('Bekräfta via länken i mejlet, annars kommer inga brev.')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(thanks).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('does not send an invalid address, and keeps the input after a refusal', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/newsletter/subscribe', (route) => {
    requests += 1;
    return route.fulfill({ status: 201, json: {} });
  });
  await visit(page, '/om-oss');
  const form = await openFooterForm(page);
  await form.getByLabel('E-post').fill('anna@exempel');
  await form.getByRole('button', { name: 'Prenumerera' }).click();
  await expect(form.getByText('Ange en giltig e-postadress.')).toBeVisible();
  await expect(form.getByLabel('E-post')).toBeFocused();
  await expect(form.getByLabel('E-post')).toHaveValue('anna@exempel');
  expect(requests).toBe(0);
});

test('shows a message when the connection is lost, and keeps the input', async ({ page, consoleErrors }) => {
  await visit(page, '/om-oss');
  const form = await openFooterForm(page);
  await form.getByLabel('E-post').fill('anna@exempel.se');
  await page.route('**/api/newsletter/subscribe', (route) => route.abort());
  await form.getByRole('button', { name: 'Prenumerera' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.',
  );
  await expect(form.getByLabel('E-post')).toHaveValue('anna@exempel.se');
  // The browser itself reports the failed request.
  consoleErrors.expect(/ERR_FAILED.*\/api\/newsletter\/subscribe/);
});
