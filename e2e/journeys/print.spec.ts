import { expect, test } from '../support/console';
import { visit } from '../support/visit';

for (const { path, what } of [
  { path: '/', what: 'the answers of the common questions' },
  { path: '/utforska-ditt-valmande', what: 'every number of the crisis card' },
  { path: '/resurser/kognitiv-omstrukturering', what: 'the sources of an exercise' },
  { path: '/cookie-installningar', what: 'every stored item' },
])
  test(`prints ${what}, which the screen folds`, async ({ page }) => {
    await visit(page, path);
    const folded = page.getByRole('main').locator('details:not([open]) > :not(summary)');
    await expect(folded.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(folded.first()).toBeVisible();
    await expect(folded.filter({ visible: false })).toHaveCount(0);
  });
