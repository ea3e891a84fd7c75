import { expect, test } from '../support/console';

const NUMBERS = [
  ['112', 'tel:112'],
  ['1177', 'tel:1177'],
  ['90101', 'tel:90101'],
  ['08-702 16 80', 'tel:+4687021680'],
] as const;

for (const path of ['/', '/kunskapsbibliotek', '/resurser', '/finns-inte']) {
  test(`the crisis card is one step away on ${path}`, async ({ page, complaints }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
    const footer = page.getByRole('contentinfo');
    for (const [number, address] of NUMBERS)
      await expect(footer.getByRole('link', { name: number, exact: false }).last()).toHaveAttribute(
        'href',
        address,
      );
    await expect(footer.getByText('Senast kontrollerad')).toBeInViewport();
    // An unknown address is answered as such; the browser reports that.
    if (path === '/finns-inte') complaints.length = 0;
  });
}

test('on a phone it is two steps away, through the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/resurser');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('banner').getByText('Meny').click();
  await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
  await expect(page.getByRole('link', { name: 'Ring Fara för liv: 112' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that names the card opens at it', async ({ page }) => {
    await page.goto('/resurser#akut-hjalp');
    await expect(page.getByRole('contentinfo').getByText('Akut hjälp')).toBeInViewport();
  });

  test('the link leads to the card, and a press opens it', async ({ page }) => {
    await page.goto('/kunskapsbibliotek');
    await page.getByRole('banner').getByRole('link', { name: 'Akut hjälp' }).click();
    const summary = page.getByRole('contentinfo').getByText('Akut hjälp');
    await expect(summary).toBeInViewport();
    await summary.click();
    await expect(page.getByRole('link', { name: 'Ring Självmordslinjen: 90101' })).toBeInViewport();
  });
});
