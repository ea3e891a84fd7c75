import { expect, test } from '../support/console';

test('leads from the header into the field, and by an everyday word to something to do', async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sök på sidan' })
    .filter({ visible: true })
    .click();
  const field = page.getByRole('searchbox', { name: 'Vad letar du efter?' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.type('andning');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sok?search=andning');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Mindful andning',
  );
});

test('shows numbers to call on the first screen of a phone where the words speak of crisis', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sok?search=jag+vill+d%C3%B6');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ring 112 vid fara för liv' })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeInViewport();
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
