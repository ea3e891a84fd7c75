import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { preferencesOf, subscriberToken } from '../support/newsletter';
import { visit } from '../support/visit';

const PAGE = '/nyhetsbrev/installningar';

test('lets a subscriber choose subjects, how often and a pause, and find them again', async ({ page }) => {
  const token = await subscriberToken();
  await visit(page, `${PAGE}?token=${token}`);
  await page.getByRole('checkbox', { name: 'Sömn' }).check();
  await page.getByRole('radio', { name: 'Högst ett brev i månaden' }).check();
  await page.getByRole('radio', { name: 'Pausa i en månad' }).check();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Dina val är sparade.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Pausat till \d+ \S+ \d{4}$/ })).toBeChecked();
  await expectAccessible(page);

  await visit(page, `${PAGE}?token=${token}`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Sömn' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Högst ett brev i månaden' })).toBeChecked();
  await page.getByRole('radio', { name: 'Avsluta pausen' }).check();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('radio', { name: 'Ingen paus' })).toBeChecked();
  expect(await preferencesOf(token)).toMatchObject({
    interests: ['somn'],
    frequency: 'monthly',
    paused_until: null,
  });
});

test('lets whoever wants no letters leave from here, and then find the way back', async ({ page }) => {
  const token = await subscriberToken();
  await visit(page, `${PAGE}?token=${token}`);
  await page.getByRole('link', { name: 'Avregistrera mig' }).click();
  await page.getByRole('button', { name: 'Avregistrera mig' }).click();
  await expect(page.getByText('Du är avregistrerad')).toBeVisible();
  await page.goto(`${PAGE}?token=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Du får inga brev från oss' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Prenumerera' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sets the choices anew, and says so on the page', async ({ page }) => {
    const token = await subscriberToken();
    await page.goto(`${PAGE}?token=${token}`);
    // Playwright finds no text and no role within noscript.
    const form = page.locator('main noscript form');
    await expect(form.locator('p').first()).toContainText('kan sidan inte visa vad du har valt tidigare');
    await expect(page.getByText('Hämtar dina val')).toBeHidden();
    await form.locator('input[value="stresshantering"]').check();
    await form.locator('input[value="monthly"]').check();
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Dina val är sparade.')).toBeVisible();
    expect(await preferencesOf(token)).toMatchObject({
      interests: ['stresshantering'],
      frequency: 'monthly',
    });
  });
});
