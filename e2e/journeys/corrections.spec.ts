import { SEEDED_SLUG, SITE } from '../support/addresses';
import { createPost } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

test('publishes a correction, which a visitor without JavaScript reads at once', async ({
  page,
  browser,
}) => {
  const title = `Att rätta ${Date.now()}`;
  const post = await createPost({ title });
  const sentence = 'Det stod åtta timmar. Det ska vara nio.';
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${SITE}/kunskapsbibliotek/${post.slug}`);
  await expect(visitor.getByText(sentence)).toHaveCount(0);

  await carryToken(page);
  await page.goto(`${SITE}/admin/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Rättelser' }).click();
  const region = page.getByRole('region', { name: 'Rättelser' });
  await region.getByLabel('Vad stod fel, och vad står det nu?').fill(sentence);
  await region.getByRole('button', { name: 'Publicera rättelse' }).click();
  await expect(region.getByText('Rättelsen är publicerad.')).toBeVisible();
  await expectAccessible(page);

  await visitor.reload();
  await expect(visitor.getByText(sentence)).toBeVisible();
  await visitor.getByRole('link', { name: 'Alla rättelser' }).click();
  const item = visitor.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText(sentence);
  await expect(item.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/kunskapsbibliotek/${post.slug}`,
  );

  await region.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(region.getByText(sentence)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(title)).toHaveCount(0);
  await context.close();
});

test.describe('a word of the glossary', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from its first occurrence in an article to its explanation', async ({ page }) => {
    await page.goto(`/kunskapsbibliotek/${SEEDED_SLUG}`);
    const word = page.locator('a[href="/ordlista#sjalvmedkansla"]');
    await expect(word).toHaveCount(1);
    await word.click();
    await expect(page).toHaveURL(/\/ordlista#sjalvmedkansla$/);
    await expect(page.locator('#sjalvmedkansla')).toBeInViewport();
  });
});
