import { expect, test } from '@playwright/test';
import { SEEDED_SLUG } from '../support/addresses';

test.use({ javaScriptEnabled: false });

test('an article is readable and its links work', async ({ page }) => {
  await page.goto(`/kunskapsbibliotek/${SEEDED_SLUG}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(((await page.getByRole('article').first().textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(
    1500,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resurser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the library filters and searches by its form and links', async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  await page.getByRole('searchbox').fill('självmedkänsla');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(
    page.locator('main a[href="/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen"]').first(),
  ).toBeVisible();
});

test('the header’s menus open', async ({ page }) => {
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

test('the breathing exercise can be read and done', async ({ page }) => {
  await page.goto('/resurser/mindful-andning');
  await expect(page.getByText('Stillsams rytm på egen hand')).toBeVisible();
});

test('a purchase is withdrawn: an error keeps the input, then a receipt follows', async ({ page }) => {
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

test('a link that unsubscribes opens a page', async ({ page }) => {
  await page.goto('/nyhetsbrev/avregistrera?token=trasig');
  await page.getByRole('button', { name: 'Avregistrera mig' }).click();
  await expect(page.getByText('Länken är inte hel.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skriv till oss' })).toHaveAttribute('href', '/kontakt');
});
