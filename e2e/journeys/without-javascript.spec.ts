import { expect, test } from '@playwright/test';
import { SEEDED_SLUG } from '../support/addresses';

test.use({ javaScriptEnabled: false });

test('shows an article with links that work', async ({ page }) => {
  await page.goto(`/kunskapsbibliotek/${SEEDED_SLUG}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(((await page.getByRole('article').first().textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(
    1500,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resurser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('filters and searches the library by its form and links', async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  await page.getByRole('searchbox').fill('självmedkänsla');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(
    page.locator('main a[href="/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen"]').first(),
  ).toBeVisible();
});

test('opens the header’s menus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByText('Meny').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Kunskapsbibliotek' })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/kunskapsbibliotek/);
});

test('shows the breathing exercise to read and do', async ({ page }) => {
  await page.goto('/resurser/mindful-andning');
  await expect(page.getByText('Stillsams rytm på egen hand')).toBeVisible();
});

test('shows no pause to follow by a link that presets the rhythm without one', async ({ page }) => {
  await page.goto('/resurser/mindful-andning?rytm=jamn');
  await expect(page.getByRole('heading', { name: '”Jämn” på egen hand' })).toBeVisible();
  await expect(page.getByRole('main').getByText('räkna till fyra')).toHaveCount(0);
});

test('withdraws a purchase: an error keeps the input, then a receipt follows', async ({ page }) => {
  await page.goto('/angerratt');
  await page.getByLabel('Namn').fill('Kim Ek');
  await page.getByRole('main').getByLabel('E-post').fill('kim@exempel');
  await page.getByRole('button', { name: 'Bekräfta att du ångrar köpet' }).click();
  await expect(page.getByText('Ange ordernumret, eller vad du beställde.')).toBeVisible();
  await expect(page.getByLabel('Namn')).toHaveValue('Kim Ek');
  await page.getByLabel('Ordernummer, eller vad du köpte').fill(`ST-${Date.now()}`);
  await page.getByLabel('E-post').fill(`kim${Date.now()}@exempel.se`);
  await page.getByRole('button', { name: 'Bekräfta att du ångrar köpet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvitto på ditt meddelande');
  await expect(page.getByText(/^AN-/)).toBeVisible();
});

test('opens a page by a link that unsubscribes', async ({ page }) => {
  await page.goto('/nyhetsbrev/avregistrera?token=trasig');
  await page.getByRole('button', { name: 'Avregistrera mig' }).click();
  await expect(page.getByText('Länken är ofullständig.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skriv till oss' })).toHaveAttribute('href', '/kontakt');
});

test('sends a message: an error keeps the text and the consent, then thanks follow', async ({ page }) => {
  await page.goto('/kontakt');
  const form = page.getByRole('region', { name: 'Skriv till oss' });
  await form.getByLabel('Namn').fill('Kim Ek');
  await form.getByLabel('Meddelande').fill('Jag sover dåligt.\nVad kan jag göra?');
  await form.getByLabel(/^Jag samtycker/).check();
  await form.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText('Ange en giltig e-postadress.', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag sover dåligt.\nVad kan jag göra?');
  await expect(page.getByRole('checkbox', { name: /^Jag samtycker/ })).toBeChecked();
  await page.getByLabel('E-post').fill(`kim${Date.now()}@exempel.se`);
  await page.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText('Tack för ditt meddelande! Vi återkommer inom 24 timmar.')).toBeVisible();
});

test('subscribes to the newsletter', async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  const form = page.locator('main form[action="/api/newsletter/subscribe/form"]').first();
  await form.getByLabel('E-post').fill(`kim${Date.now()}@exempel.se`);
  await form.getByRole('button').click();
  await expect(page.getByText('Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.')).toBeVisible();
});

test('answers posted choices with suggestions, without a trace in the address', async ({ page }) => {
  await page.goto('/utforska-ditt-valmande?val=mer-energi');
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Sover dåligt').check();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Visa förslag' }).click(),
  ]);
  expect(response.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { name: 'Rekommenderat för dig' })).toBeVisible();
  await expect(page.getByLabel('Sover dåligt')).toBeChecked();
  await expect(page.getByLabel('Mer ork')).not.toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});

for (const path of ['/varukorg', '/checkout'])
  test(`says at ${path} what it needs, leads to what works without it, and shows no dead button`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/Varukorgen behöver JavaScript/)).toBeVisible();
    await expect(main.getByText(/Två exempel ligger/)).toBeHidden();
    await expect(main.getByRole('button', { disabled: false })).toHaveCount(0);
    await main.getByRole('link', { name: 'dess egen sida' }).click();
    await expect(page).toHaveURL(/\/produkter$/);
  });
