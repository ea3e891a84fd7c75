import { expect, test, type Page } from '@playwright/test';
import { SEEDED_SLUG } from '../support/addresses';
import { expectAccessible } from '../support/axe';
import { activateByKeyboard, expectToFit, tabTo } from '../support/exercises';
import { aSound, SOUND, SOUND_SECONDS } from '../support/narration';
import { findUnlistedItems } from '../support/stored-items';
import { visit } from '../support/visit';

const ARTICLE = `/kunskapsbibliotek/${SEEDED_SLUG}`;

/** Answers as an API that has read the article's first three blocks, half a second each. */
async function withAudio(page: Page): Promise<void> {
  await page.route(/\/api\/narrations\/[0-9a-f]{64}$/, (route) =>
    route.fulfill({
      json: {
        text: new URL(route.request().url()).pathname.split('/').at(-1),
        src: SOUND,
        voice: 'espeak-ng',
        is_test: true,
        bytes: 2_700_000,
        seconds: SOUND_SECONDS,
        sentences: [0, 1, 2].map((block) => ({ block, start: 0, end: 5, at: block === 2 ? 40 : block / 2 })),
      },
    }),
  );
  await page.route(`**${SOUND}`, (route) => route.fulfill({ contentType: 'audio/wav', body: aSound() }));
}

const marked = (page: Page) =>
  page.evaluate(() => {
    const highlight = CSS.highlights.get('stillsam-listen');
    return highlight ? [...highlight.keys()].map(String) : [];
  });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('says what is missing where neither server nor device has a voice', async ({ page }) => {
  await visit(page, ARTICLE);
  await press(page, 'Lyssna');
  await expect(page.getByText(/^Enheten har ingen svensk röst/)).toBeVisible();
});

test('loads nothing of the player before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await withAudio(page);
  await visit(page, ARTICLE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /listen-player|narrations/.test(url))).toEqual([]);
  await press(page, 'Lyssna');
  await expect(page.getByRole('region', { name: 'Uppläsning' })).toBeVisible();
  expect(asked.some((url) => url.includes('listen-player'))).toBe(true);
});

test('marks what is read, pauses, goes back and forth, and falls silent on leaving', async ({ page }) => {
  await withAudio(page);
  await visit(page, ARTICLE);
  await press(page, 'Avvisa');
  const texts = await page.locator('article .prose').first().locator('h2, li, p').allTextContents();
  await press(page, 'Lyssna');
  await expect(page.getByText('Provröst, gjord av en dator.')).toBeVisible();
  await expect.poll(() => marked(page)).toEqual([texts[1]?.slice(0, 5)]);
  await press(page, 'Pausa');
  await press(page, 'Föregående mening');
  expect(await marked(page)).toEqual([texts[0]?.slice(0, 5)]);
  await press(page, 'Spela upp');
  await page.locator('article .prose').first().locator('li').nth(1).click();
  await expect.poll(() => marked(page)).toEqual([texts[2]?.slice(0, 5)]);
  await press(page, 'Stäng uppläsningen');
  expect(await marked(page)).toEqual([]);
});

test('works by keyboard on a narrow phone, by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withAudio(page);
  await visit(page, ARTICLE);
  await press(page, 'Avvisa');
  const opener = page.getByRole('button', { name: 'Lyssna' });
  await activateByKeyboard(page, opener);
  const player = page.getByRole('region', { name: 'Uppläsning' });
  await expect(player.getByText('Provröst, gjord av en dator.')).toBeVisible();
  await activateByKeyboard(page, player.getByRole('button', { name: 'Pausa' }));
  // Between the texts, where the player covers no other button in part.
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectToFit(page);
  await activateByKeyboard(page, player.getByRole('button', { name: 'Nästa mening' }));
  await activateByKeyboard(page, player.getByText('Fler val'));
  await tabTo(page, player.getByRole('combobox', { name: 'Hastighet' }));
  await expectAccessible(page);
  await activateByKeyboard(page, player.getByRole('button', { name: 'Spela upp' }));
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused();
  await activateByKeyboard(page, player.getByRole('button', { name: 'Stäng uppläsningen' }));
  await expect(opener).toBeFocused();
  await expect(player).toHaveCount(0);
});

test.describe('with audio that was kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reads without a network, until the article is no longer saved', async ({ page, context }) => {
    await withAudio(page);
    await visit(page, ARTICLE);
    await press(page, 'Avvisa');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Once more, now that the worker keeps what the page loads.
    await visit(page, ARTICLE);
    await press(page, 'Lyssna');
    await page.getByText('Fler val').click();
    await press(page, 'Spara för att lyssna utan nät (2,7 MB)');
    await expect(page.getByText('Ljudet är sparat i den här webbläsaren.')).toBeVisible();
    const save = page.getByRole('button', { name: /^Spara(d)? till sen$/ }).first();
    await expect(save).toHaveText('Sparad till sen');
    expect(await findUnlistedItems(page)).toEqual([]);

    await page.unrouteAll();
    await context.setOffline(true);
    await visit(page, ARTICLE);
    await press(page, 'Lyssna');
    await expect(page.getByText('Provröst, gjord av en dator.')).toBeVisible();
    await expect.poll(async () => (await marked(page)).length).toBe(1);
    await expect(page.getByRole('button', { name: 'Pausa' })).toBeVisible();

    await save.click();
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('stillsam-listening')).keys()).length);
    await expect.poll(kept).toBe(0);
  });
});
