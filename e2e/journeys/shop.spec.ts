import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { tabTo } from '../support/keyboard';
import { mailedToken } from '../support/newsletter';

const PRODUCT = '/produkter/lugnare-kvallar';
const TEST_MODE = 'Testläge: inga pengar dras.';
const READER = /\/las\/lugnare-kvallar\/1$/;
/** Swish is approved after ten seconds, and the page asks every three. */
const SWISH_LIMIT_MS = 25_000;

const address = () => `kim-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exempel.se`;

/** From the product to the page of the provider. */
async function order(page: Page, email: string): Promise<void> {
  await page.goto(PRODUCT);
  await page.getByRole('button', { name: /^Köp/ }).first().click();
  await expect(page.getByRole('region', { name: 'Din beställning' })).toContainText('49');
  await expect(page.getByText(TEST_MODE)).toBeVisible();
  const form = page.locator('form[action="/api/orders/form"]');
  await form.getByLabel('E-post').fill(email);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Köp och betala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betala i testläge' })).toBeVisible();
  await expect(page.getByText(TEST_MODE)).toBeVisible();
}

/** A button without JavaScript, and until this browser has opened the purchase: then a link. */
const startReading = (page: Page) => page.getByRole('main').getByText('Börja läsa', { exact: true });

async function read(page: Page): Promise<void> {
  await startReading(page).click();
  await expect(page).toHaveURL(READER);
  await page.goto('/las/lugnare-kvallar/2');
  await expect(page.getByRole('heading', { level: 1, name: 'En punkt för dagen' })).toBeVisible();
  await expect(page.getByText('Den här delen ingår i vägledningen.')).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 700 } });

    test('buys a guide and reads what was locked before', async ({ page, consoleErrors }) => {
      // The browser itself reports the locked page's 403.
      consoleErrors.expect(/403/);
      await page.goto('/las/lugnare-kvallar/2');
      await expect(page.getByText('Den här delen ingår i vägledningen.')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await order(page, address());
      await page.getByRole('button', { name: 'Betala' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tack! Nu är den din' })).toBeVisible();
      await expect(page.getByText(TEST_MODE)).toBeVisible();
      await read(page);
    });

    test('tries again after a payment that was refused', async ({ page }) => {
      await order(page, address());
      await page.getByRole('button', { name: 'Neka' }).click();
      await expect(page.getByText(/Inga pengar har dragits/)).toBeVisible();
      await page.getByRole('button', { name: 'Försök betala igen' }).click();
      await page.getByRole('button', { name: 'Betala' }).click();
      await expect(startReading(page)).toBeVisible();
    });
  });

test('waits for Swish, and goes on by itself when it is paid', async ({ page }) => {
  await order(page, address());
  await page.getByRole('button', { name: 'Swish väntar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betalningen är inte klar än' })).toBeVisible();
  await expect(startReading(page)).toBeVisible({ timeout: SWISH_LIMIT_MS });
});

test('buys by keyboard alone, on pages without a fault', async ({ page }) => {
  await page.goto(PRODUCT);
  await expectAccessible(page);
  await tabTo(page, /^Köp/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expectAccessible(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Din beställning"
    - heading "Dina uppgifter" [level=2]
    - textbox "E-post"
    - combobox "Land"
    - checkbox "Jag har fyllt 18 år."
    - checkbox /^Jag godkänner köpvillkoren/
    - group "Digitalt innehåll":
      - checkbox /^Jag samtycker/
      - paragraph
    - paragraph: "Lugnare kvällar. Totalt 49 kr, moms ingår."
    - paragraph: Du betalar med kort på betaltjänstens egen sida.
    - button "Köp och betala"
  `);
  await tabTo(page, /^E-post/);
  await page.keyboard.type(address());
  for (const box of [/fyllt 18/, /köpvillkoren/, /digitala innehållet/]) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await tabTo(page, /^Köp och betala/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Betala i testläge' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /^Betala/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tack! Nu är den din' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /^Börja läsa/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(READER);
  await expectAccessible(page);
});

test('places one order by ten clicks in each of two tabs', async ({ page, context }) => {
  const placed: string[] = [];
  // The page is left as soon as the response is there, and its body with it.
  await context.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    placed.push((await response.json()).number);
    await route.fulfill({ response });
  });
  const email = address();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(PRODUCT);
    await tab.getByRole('button', { name: /^Köp/ }).first().click();
    await expect(tab.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const form = tab.locator('form[action="/api/orders/form"]');
    await form.getByLabel('E-post').fill(email);
    for (const box of await form.getByRole('checkbox').all()) await box.check();
  }
  for (const tab of tabs)
    await tab.getByRole('button', { name: 'Köp och betala' }).evaluate((button) => {
      for (let click = 0; click < 10; click += 1) (button as HTMLElement).click();
    });
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Betala i testläge' })).toBeVisible();
  expect([placed.length, new Set(placed).size]).toEqual([2, 1]);
});

test('finds the purchases again on another phone by a mailed link', async ({ page, browser }) => {
  const email = address();
  await order(page, email);
  await page.getByRole('button', { name: 'Betala' }).click();
  await expect(startReading(page)).toBeVisible();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phone = await other.newPage();
  await phone.goto('/dina-kop');
  await phone.getByRole('main').getByLabel('E-post').fill(email);
  await phone.getByRole('button', { name: 'Skicka länken' }).click();
  await expect(phone.getByRole('main').getByRole('status').filter({ hasText: /./ })).toBeVisible();
  await phone.goto(`/dina-kop?token=${await mailedToken(email, '/dina-kop')}`);
  await phone.getByRole('button', { name: 'Öppna mina köp' }).click();
  await expect(phone).toHaveURL(/\/dina-kop$/);
  await expectAccessible(phone);
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('link', { name: 'Ladda ner som PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await phone.getByRole('link', { name: 'Läs Lugnare kvällar' }).click();
  await expect(phone).toHaveURL(READER);
  await other.close();
});
