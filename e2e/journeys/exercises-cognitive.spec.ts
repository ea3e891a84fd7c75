import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  blockStorage,
  button,
  catchPrints,
  expect,
  expectAccessible,
  expectToFit,
  expectUnsent,
  openExercise,
  paper,
  activateByKeyboard,
  stepHeading,
  tabTo,
  test,
} from '../support/exercises';

const PATH = '/resurser/kognitiv-omstrukturering';
const THOUGHT = 'Alla på mötet tyckte att jag var löjlig';
const REFRAMED = 'Jag vet inte vad de tyckte, och ingen sade något sådant';
const PATTERNS = ['Katastroftankar', 'Allt eller inget', 'Självkritik', 'Övergeneralisering', 'Tankeläsning'];

const text = (page: Page) => page.getByRole('main').getByRole('textbox');
const journal = (page: Page) => page.getByRole('region', { name: 'Dina sparade övningar' });

async function walk(page: Page, thought = THOUGHT): Promise<void> {
  await text(page).fill(thought);
  await button(page, 'Nästa').click();
  await page.getByRole('radio', { name: 'Tankeläsning' }).check();
  await button(page, 'Nästa').click();
  await text(page).fill(REFRAMED);
  await button(page, 'Nästa').click();
  await page.getByRole('radio', { name: 'Lite lättare' }).check();
  await button(page, 'Slutför').click();
  await expect(stepHeading(page)).toHaveText('Du har sett på tanken från ett annat håll');
}

test('completes the exercise by keyboard alone, every step accessible, and sends nothing', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openExercise(page, PATH);
  await expect(button(page, 'Tillbaka')).toHaveCount(0);
  await expect(button(page, 'Nästa')).toBeDisabled();
  await tabTo(page, text(page));
  await page.keyboard.type('   ');
  await expect(button(page, 'Nästa')).toBeDisabled();
  await page.keyboard.type(THOUGHT);
  await activateByKeyboard(page, button(page, 'Nästa'));

  await expect(stepHeading(page)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Steg 2 av 4');
  for (const name of PATTERNS) await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(button(page, 'Nästa')).toBeDisabled();
  await expectAccessible(page);
  await expectToFit(page);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let presses = 1; presses < PATTERNS.length; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Tankeläsning' })).toBeChecked();
  await activateByKeyboard(page, button(page, 'Nästa'));

  await expect(stepHeading(page)).toBeFocused();
  await expect(button(page, 'Nästa')).toBeDisabled();
  await tabTo(page, text(page));
  await page.keyboard.type(REFRAMED);
  await expectAccessible(page);
  await activateByKeyboard(page, button(page, 'Nästa'));

  await expect(button(page, 'Slutför')).toBeDisabled();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await activateByKeyboard(page, button(page, 'Slutför'));

  await expect(stepHeading(page)).toBeFocused();
  await activateByKeyboard(page, button(page, 'Spara övningen'));
  await expect(page.getByText('Övningen har sparats!')).toBeVisible();
  await activateByKeyboard(page, button(page, 'Visa 1 övning'));
  await expect(journal(page).getByText(THOUGHT)).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await expectUnsent(network, [THOUGHT, REFRAMED, 'mind-reading', 'Tankeläsning', 'lighter']);
});

test('keeps the text after the back link, the browser’s back and a reload', async ({ page }) => {
  await openExercise(page, PATH);
  await text(page).fill(THOUGHT);
  await button(page, 'Nästa').click();
  await page.getByRole('radio', { name: 'Självkritik' }).check();
  await button(page, 'Nästa').click();
  await text(page).fill('En början');
  await page.reload();
  await expect(text(page)).toHaveValue('En början');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Självkritik' })).toBeChecked();
  await button(page, 'Tillbaka').click();
  await expect(text(page)).toHaveValue(THOUGHT);
  await openExercise(page, PATH);
  await button(page, 'Fortsätt där du var').click();
  await expect(stepHeading(page)).not.toHaveText('Du har börjat här tidigare');
  await openExercise(page, PATH);
  await button(page, 'Börja om').click();
  await expect(text(page)).toHaveValue('');
});

test('does not open a step by its address before its turn', async ({ page }) => {
  await openExercise(page, `${PATH}?steg=klar`);
  await expect(stepHeading(page)).toHaveText('Vilken tanke har fastnat?');
  await expect(page).toHaveURL(PATH);
});

test('keeps saved exercises when the tab closes, exports and prints them alone, and erases them by one click', async ({
  page,
}) => {
  const prints = await catchPrints(page);
  await openExercise(page, PATH);
  await walk(page, 'Den första tanken');
  await button(page, 'Spara övningen').click();
  await button(page, 'Gör övningen igen').click();
  await expect(text(page)).toHaveValue('');
  await walk(page, 'Den andra tanken');
  await button(page, 'Spara övningen').click();
  await page.evaluate(() => sessionStorage.clear());
  await openExercise(page, PATH);
  await expect(page.getByText('Den första tanken')).toHaveCount(0);
  await button(page, 'Visa 2 övningar').click();
  await expect(journal(page).getByRole('listitem').first()).toContainText('Den andra tanken');

  const asText = await download(page, 'Ladda ner som text');
  expect(asText.name).toMatch(/^sparade-ovningar-\d{4}-\d\d-\d\d\.txt$/);
  expect(asText.content).toContain('Tanken som fastnade: Den första tanken\r\n');
  await page.getByText('Annat format').click();
  const asJson = await download(page, 'Ladda ner som datafil');
  expect(JSON.parse(asJson.content)).toMatchObject([
    { originalThought: 'Den andra tanken', pattern: 'mind-reading', emotionalShift: 'lighter' },
    { originalThought: 'Den första tanken', reframedThought: REFRAMED },
  ]);

  await button(page, 'Skriv ut övningarna').click();
  expect(await prints()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(journal(page).getByText('Den första tanken')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Radera alla').click();
  await expect(page.getByText('2 övningar är raderade.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('stillsam.ovning.tankar'))).toBeNull();
  await page.reload();
  await expect(journal(page)).toHaveCount(0);
});

async function download(page: Page, name: string): Promise<{ name: string; content: string }> {
  const coming = page.waitForEvent('download');
  await button(page, name).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}

for (const kind of ['full', 'forbidden'] as const)
  test(`shows a notice for a storage that is ${kind}, and loses nothing on the screen`, async ({ page }) => {
    await blockStorage(page, kind);
    await openExercise(page, PATH);
    await walk(page);
    await expect(page.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
    await button(page, 'Spara övningen').click();
    await expect(page.getByRole('alert')).toContainText('Webbläsaren kunde inte spara övningen');
    await expect(page.getByText('Övningen har sparats!')).toHaveCount(0);
    await expect(page.getByText(THOUGHT).first()).toBeVisible();
    expect((await download(page, 'Ladda ner som text')).content).toContain(THOUGHT);
  });

test('erases the thought by the quick exit and keeps saved exercises', async ({ page, network }) => {
  await page.route('https://www.smhi.se/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Väder</title>' }),
  );
  await openExercise(page, PATH);
  await walk(page, 'Den sparade tanken');
  await button(page, 'Spara övningen').click();
  await button(page, 'Gör övningen igen').click();
  await text(page).fill(THOUGHT);
  await page.getByRole('link', { name: 'Lämna sidan snabbt' }).click();
  await page.waitForURL('https://www.smhi.se/');
  await openExercise(page, PATH);
  await expect(text(page)).toHaveValue('');
  await expect(journal(page)).toBeVisible();
  await expectUnsent(network, [THOUGHT]);
  // The neutral page itself is the one request to another origin.
  network.requests = network.requests.filter((request) => !request.url().startsWith('https://www.smhi.se/'));
});

test('shows a choice also in forced colours and without motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openExercise(page, PATH);
  await text(page).fill(THOUGHT);
  await button(page, 'Nästa').click();
  const card = page.locator('label', { hasText: 'Självkritik' });
  await page.getByRole('radio', { name: 'Självkritik' }).check();
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expect(stepHeading(page).locator('xpath=..')).toHaveCSS('animation-name', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the exercise to read and do on paper', async ({ page }) => {
    await page.goto(PATH);
    await expect(paper(page)).toContainText('Självmordslinjen på 90101');
    for (const title of ['1. Vilken tanke', '2. Känner du igen', '3. Hur kan du se', '4. Hur känns det'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const name of PATTERNS) await expect(paper(page)).toContainText(name);
    await expect(text(page)).toBeHidden();
  });
});
