import { expect, test } from '../support/console';
import { visit } from '../support/visit';

const NUMBERS = [
  ['Ring 112 vid fara för liv', 'tel:112'],
  ['Ring 1177 för råd om vård', 'tel:1177'],
  ['Ring Hjälplinjen på 90 390', 'tel:90390'],
  ['Ring Självmordslinjen på 90101', 'tel:90101'],
] as const;
const MORE_NUMBERS = [
  ['Ring Jourhavande medmänniska på 08-702 16 80', 'tel:+4687021680'],
  ['Ring Kvinnofridslinjen på 020-50 50 50', 'tel:020505050'],
  ['Ring Stödlinjen för män på 020-80 80 80', 'tel:020808080'],
  ['Ring Bris på 116 111, för dig under 18 år', 'tel:116111'],
] as const;

test('reaches the crisis card in one step on every page', async ({ page, consoleErrors }) => {
  // The browser reports the 404 of an unknown address.
  consoleErrors.expect(/404.*\/finns-inte/);
  for (const path of ['/', '/kunskapsbibliotek', '/resurser', '/finns-inte'])
    await test.step(path, async () => {
      await visit(page, path);
      await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
      const footer = page.getByRole('contentinfo');
      for (const [name, address] of NUMBERS)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
      await footer.getByText('Fler nummer').click();
      for (const [name, address] of MORE_NUMBERS)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
    });
});

test('reaches the crisis card in two steps on a phone, through the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/resurser');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('banner').getByText('Meny').click();
  await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
  await expect(page.getByRole('link', { name: 'Ring 112 vid fara för liv' })).toBeInViewport();
});

test('leads from the card to all numbers on a page, and on to English', async ({ page }) => {
  await visit(page, '/akut-hjalp');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ring Bris på 116 111, för dig under 18 år' })).toBeVisible();
  await main.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/akut-hjalp\/en$/);
  await expect(
    main.getByRole('link', { name: 'Call Kvinnofridslinjen (helpline for women) on 020-50 50 50' }),
  ).toBeVisible();
  await expect(main.locator('[lang="en"]').first()).toBeVisible();
});

test('leaves no Swedish menu around a page in English', async ({ page }) => {
  await visit(page, '/akut-hjalp/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Other languages' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Integritetspolicy' })).toBeVisible();
  const language = (header: Element) => header.closest('[lang]')?.getAttribute('lang');
  expect(await page.getByRole('banner').evaluate(language)).toBe('sv');
});

test('keeps a language hidden that no native speaker has read', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404.*\/akut-hjalp\/ar/);
  const response = await page.goto('/akut-hjalp/ar');
  expect(response?.status()).toBe(404);
});

test('prints the numbers without header, footer and buttons', async ({ page }) => {
  await visit(page, '/akut-hjalp');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByText('90 390')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every number on a page', async ({ page }) => {
    await page.goto('/akut-hjalp');
    await expect(page.getByRole('main').getByRole('link', { name: /^Ring / })).toHaveCount(14);
  });

  test('opens the card by an address that names it', async ({ page }) => {
    await page.goto('/resurser#akut-hjalp');
    await expect(page.getByRole('contentinfo').getByText('Akut hjälp')).toBeInViewport();
  });

  test('leads by the link to the card, and opens it by a click', async ({ page }) => {
    await page.goto('/kunskapsbibliotek');
    await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
    const summary = page.getByRole('contentinfo').getByText('Akut hjälp');
    await expect(summary).toBeInViewport();
    await summary.click();
    await expect(page.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeInViewport();
  });
});
