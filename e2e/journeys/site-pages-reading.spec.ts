import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const PAGES = [
  ['/om-oss', 'Grundarens berättelse'],
  ['/villkor', 'Priser och moms'],
  ['/integritetspolicy', 'Hur länge vi sparar'],
  ['/angerratt', 'Digitalt innehåll'],
  ['/tillganglighet', 'Brister vi känner till'],
  ['/kontakt', 'Gäller det ett köp?'],
  ['/produkter', 'Det här är på väg'],
  ['/premium', 'Det här arbetar vi med'],
] as const;

test('shows the pages of text without JavaScript', async ({ page }) => {
  for (const [path, heading] of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    });
});
