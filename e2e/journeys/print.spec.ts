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

test('prints an article by night in the colours of the day', async ({ page }) => {
  await visit(page, '/kunskapsbibliotek/angest-och-panik');
  const link = page.getByRole('main').locator('.prose a[href="tel:112"]').first();
  await page.emulateMedia({ media: 'print' });
  const byDay = await link.evaluate((element) => getComputedStyle(element).color);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
  await expect(link).toHaveCSS('color', byDay);
  await page.emulateMedia({ media: 'screen' });
  await expect(link).not.toHaveCSS('color', byDay);
});

test('prints the heading of an article with a quick exit in full', async ({ page }) => {
  const A4 = { width: 794, height: 1123 };
  await page.setViewportSize(A4);
  await visit(page, '/kunskapsbibliotek/angest-och-panik');
  await page.emulateMedia({ media: 'print' });
  const isWhole = page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { x, y } = heading.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 2) === heading;
  });
  expect(await isWhole).toBe(true);
});

for (const path of ['/akut-hjalp', '/akut-hjalp/en'])
  test(`prints ${path} on two sheets`, async ({ page }) => {
    await visit(page, path);
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
    });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

test('prints no helpline of an article in two parts', async ({ page }) => {
  await visit(page, '/kunskapsbibliotek/sorg');
  await page.emulateMedia({ media: 'print' });
  const line = page.getByRole('main').locator('li', { hasText: 'Äldrelinjen' }).last();
  await expect(line).toHaveCSS('break-inside', 'avoid');
});
