import type { Page } from '@playwright/test';
import { createPost, deletePost } from '../support/api';
import { expect, test } from '../support/console';
import { visit } from '../support/visit';

const TITLE = 'Åskmolnens rytm';

let id: string | number;

test.beforeAll(async () => {
  const post = await createPost({
    title: TITLE,
    excerpt: 'Kvällsbesvär i regnbågsljus.',
    categories: ['naring'],
  });
  id = post.id;
});
test.afterAll(() => deletePost(id));

const address = (search: string) => `/kunskapsbibliotek?search=${encodeURIComponent(search)}`;
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const related = (page: Page) => page.getByRole('list', { name: 'Liknande artiklar' });

const RELATED = [
  ['another form', 'åskmolnet'],
  ['letters without rings and dots', 'askmolnens'],
  ['a part of a compound', 'besvären'],
  ['a misspelling', 'regnbågsjlus'],
] as const;

test('finds similar articles for words that only resemble, and names them as such', async ({ page }) => {
  for (const [what, search] of RELATED)
    await test.step(what, async () => {
      await page.goto(address(search));
      await expect(status(page)).toHaveText(`Inga exakta träffar på ”${search}”. Liknande: 1 artikel`);
      await expect(related(page).getByRole('link', { name: TITLE })).toBeVisible();
    });
});

test('does not name an exact match as similar', async ({ page }) => {
  await page.goto(address('ÅSKMOLN'));
  await expect(status(page)).toHaveText('1 artikel');
  await expect(page.getByRole('list', { name: 'Artiklar' }).getByRole('link', { name: TITLE })).toBeVisible();
  await expect(related(page)).toHaveCount(0);
});

test('gives an empty result its own message, and a link to all articles', async ({ page }) => {
  await visit(page, address('xylofonkvartett'));
  await expect(page.getByRole('heading', { name: 'Inga artiklar hittades' })).toBeVisible();
  await page.getByRole('link', { name: 'Återställ filter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kunskapsbibliotek$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(status(page)).toBeFocused();
});

// The API's specs have the other signs.
test('searches for a sign and a long text literally, and finds every article for spaces', async ({
  page,
}) => {
  await visit(page, '/kunskapsbibliotek');
  await page.getByRole('searchbox').fill('%');
  await expect(page.getByRole('heading', { name: 'Inga artiklar hittades' })).toBeVisible();
  await expect(page).toHaveURL(/search=%25$/);
  await page.getByRole('searchbox').fill('q'.repeat(300));
  await expect(page).toHaveURL(/search=q+$/);
  await expect(page.getByRole('heading', { name: 'Inga artiklar hittades' })).toBeVisible();
  await page.getByRole('searchbox').fill('   ');
  await expect(page.getByRole('list', { name: 'Artiklar' })).toBeVisible();
});

test('announces the result and opens the article by keyboard alone', async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('askmolnens');
  await expect(status(page)).toHaveText('Inga exakta träffar på ”askmolnens”. Liknande: 1 artikel');
  await expect(page).toHaveURL(/search=askmolnens/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  const link = related(page).getByRole('link', { name: TITLE });
  for (let tab = 0; tab < 12; tab += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('renders on the server what the client shows', async ({ page, browser }) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const bare = await still.newPage();
  const titles = (of: Page) =>
    of.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  for (const search of ['askmolnens', 'ÅSKMOLN', 'xylofonkvartett', 'sömn'])
    // Another journey may publish an article between the two: both are then compared again.
    await expect(async () => {
      await bare.goto(address(search));
      await visit(page, '/kunskapsbibliotek');
      await page.getByRole('searchbox').fill(search);
      await expect(page).toHaveURL(/search=/);
      await expect(status(page)).toHaveText((await status(bare).textContent()) ?? '');
      expect(await titles(page)).toEqual(await titles(bare));
    }).toPass();
  await bare.getByRole('searchbox').fill('regnbågsjlus');
  await bare.getByRole('button', { name: 'Sök' }).click();
  await expect(related(bare).getByRole('link', { name: TITLE })).toBeVisible();
  await still.close();
});

test('fits 320 px, whatever the length of a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const search of ['askmolnens', `${'å'.repeat(60)}`, `regnbågsjlus`]) {
    await page.goto(address(search));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('shows the results, or the empty message, in view on a desktop and on a phone', async ({ page }) => {
  for (const width of [1280, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('ÅSKMOLN'));
      await expect(page.getByRole('link', { name: TITLE })).toBeInViewport({ ratio: 1 });
      await page.goto(address('qqqqqqqq'));
      await expect(page.getByRole('heading', { name: 'Inga artiklar hittades' })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole('link', { name: 'Återställ filter' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});
