import { expect, test } from '../support/console';
import { visit } from '../support/visit';

const NUMBERS = [
  ['Ring 112 vid fara för liv', 'tel:112'],
  ['Ring 1177 för råd om vård', 'tel:1177'],
  ['Ring Självmordslinjen på 90101', 'tel:90101'],
  ['Ring Jourhavande medmänniska på 08-702 16 80', 'tel:+4687021680'],
  ['Ring 112 och fråga efter jourhavande präst', 'tel:112'],
  ['Ring Bris på 116 111, för dig under 18 år', 'tel:116111'],
  ['Ring Kvinnofridslinjen på 020-50 50 50', 'tel:020505050'],
] as const;

test('the crisis card is one step away on every page', async ({ page, consoleErrors }) => {
  // The browser reports the 404 of an unknown address.
  consoleErrors.expect(/404.*\/finns-inte/);
  for (const path of ['/', '/kunskapsbibliotek', '/resurser', '/finns-inte'])
    await test.step(path, async () => {
      await visit(page, path);
      await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
      const footer = page.getByRole('contentinfo');
      for (const [name, address] of NUMBERS)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
      await expect(footer.getByText('Senast kontrollerad')).toBeInViewport();
    });
});

test('on a phone it is two steps away, through the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/resurser');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('banner').getByText('Meny').click();
  await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
  await expect(page.getByRole('link', { name: 'Ring 112 vid fara för liv' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that names the card opens at it', async ({ page }) => {
    await page.goto('/resurser#akut-hjalp');
    await expect(page.getByRole('contentinfo').getByText('Akut hjälp')).toBeInViewport();
  });

  test('the link leads to the card, and a click opens it', async ({ page }) => {
    await page.goto('/kunskapsbibliotek');
    await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
    const summary = page.getByRole('contentinfo').getByText('Akut hjälp');
    await expect(summary).toBeInViewport();
    await summary.click();
    await expect(page.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeInViewport();
  });
});
