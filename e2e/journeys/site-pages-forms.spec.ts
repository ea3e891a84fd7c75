import { expect, test } from '../support/console';
import { visit } from '../support/visit';

/** A form waits 10 s for the API before it reports a failure. */
const CALL_LIMIT_MS = 12_000;

test('withdraws a purchase without signing in, and dates the receipt', async ({ page }) => {
  await visit(page, '/villkor');
  await page.getByRole('region', { name: 'Ångerrätt' }).getByRole('link', { name: 'Ångerrätt' }).click();
  await expect(page).toHaveTitle('Ångerrätt | Stillsam');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('button', { name: 'Bekräfta att du ångrar köpet' }).click();
  await expect(page.getByLabel('Namn')).toBeFocused();
  await page.getByLabel('Namn').fill('Kim Ek');
  await page.getByLabel('Ordernummer, eller vad du köpte').fill(`ST-${Date.now()}`);
  await page.getByRole('main').getByLabel('E-post').fill(`kim${Date.now()}@exempel.se`);
  await page.getByRole('button', { name: 'Bekräfta att du ångrar köpet' }).click();
  await expect(page.getByRole('heading', { name: 'Kvitto på ditt meddelande' })).toBeFocused();
  await expect(page.getByText(/^AN-/)).toBeVisible();
  await expect(page.getByText(/\d{4} kl\. \d\d\.\d\d$/)).toBeVisible();
});

test('sends a message, shows the success message, and then empties the form', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/kontakt');
  await page.getByLabel('Namn').fill('Kim');
  await page.getByRole('main').getByLabel('E-post').fill('kim@exempel.se');
  await page.getByLabel('Meddelande').fill('Hej, en fråga.');
  await page.getByRole('button', { name: 'Skicka' }).click();
  const thanks = page.getByText('Tack för ditt meddelande! Vi återkommer inom 24 timmar.');
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page.getByLabel('Meddelande')).toHaveValue('');
});

test('stores an address for the launch, and shows the success message', async ({ page }) => {
  await visit(page, '/produkter');
  await page.getByRole('main').getByLabel('E-post').fill(`kim${Date.now()}@exempel.se`);
  await page.getByRole('button', { name: 'Säg till mig' }).click();
  // The whole text, so that a failure names what the form says instead.
  await expect(page.getByRole('main')).toContainText('Tack! Vi hör av oss så fort vi lanserar.', {
    timeout: CALL_LIMIT_MS,
  });
});

test('acts on a link of the newsletter by its button alone, and shows when it was used', async ({
  page,
  consoleErrors,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/newsletter/')) calls.push(request.method());
  });
  await visit(page, '/nyhetsbrev/bekrafta?token=finns-inte');
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Bekräfta prenumerationen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Länken går inte att använda');
  expect(calls).toEqual(['POST']);
  // The browser itself reports the response's 410.
  consoleErrors.expect(/410/);
});
