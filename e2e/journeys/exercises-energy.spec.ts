import { readFile } from 'node:fs/promises';
import {
  blockStorage,
  button,
  expect,
  expectAccessible,
  expectToFit,
  expectUnsent,
  openExercise,
  paper,
  activateByKeyboard,
  stepHeading,
  test,
} from '../support/exercises';

const PATH = '/resurser/energihantering';
const LEVELS = [
  { level: 'Ganska mycket', first: 'Gå ut en stund' },
  { level: 'Så där', first: 'Sträck på dig' },
  { level: 'Nästan ingen', first: 'Lägg en hand på magen' },
];
const REFLECTIONS = [
  { reflection: 'Lite mer närvarande', affirmation: 'Jag får gå i den takt som är min.' },
  { reflection: 'Lite mindre press', affirmation: 'Det jag gör räcker för i dag.' },
  { reflection: 'Fortfarande trött', affirmation: 'Jag är trött, och jag får vara det.' },
];

test('completes the exercise by keyboard alone, every step accessible, and sends nothing', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openExercise(page, PATH);
  await expectAccessible(page);
  await activateByKeyboard(page, button(page, 'Nästan ingen'));
  await expect(stepHeading(page)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Steg 2 av 3');
  await expectAccessible(page);
  await expectToFit(page);
  await activateByKeyboard(page, button(page, 'Vila ögonen'));
  await expect(stepHeading(page)).toBeFocused();
  await activateByKeyboard(page, button(page, 'Fortfarande trött'));
  await expect(stepHeading(page)).toHaveText('Jag är trött, och jag får vara det.');
  await expect(stepHeading(page)).toBeFocused();
  await expectAccessible(page);
  await expectToFit(page);
  await activateByKeyboard(page, button(page, 'Börja om'));
  await expect(stepHeading(page)).toHaveText('Hur mycket energi har du just nu?');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await expectUnsent(network, ['vila-ogonen', 'Vila ögonen', 'still-tired', 'Nästan ingen']);
});

for (const [index, { level, first }] of LEVELS.entries())
  test(`offers micro actions of its own for ${level}, and for each reflection its affirmation`, async ({
    page,
  }) => {
    await openExercise(page, PATH);
    await button(page, level).click();
    await expect(page.locator('ul[aria-labelledby] button')).toHaveCount(4);
    await expect(page.locator('ul[aria-labelledby] button').first()).toContainText(first);
    await button(page, first).click();
    const { reflection, affirmation } = REFLECTIONS[index] ?? { reflection: '', affirmation: '' };
    await button(page, reflection).click();
    await expect(stepHeading(page)).toHaveText(affirmation);
  });

test('makes the reminder a daily calendar file that contains none of the answers', async ({ page }) => {
  await openExercise(page, PATH);
  await button(page, 'Så där').click();
  await button(page, 'Drick ett glas vatten').click();
  await button(page, 'Lite mindre press').click();
  await page.getByLabel('Klockan').fill('20:30');
  const coming = page.waitForEvent('download');
  await button(page, 'Daglig påminnelse').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('daglig-paminnelse.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('\r\nRRULE:FREQ=DAILY\r\n');
  expect(calendar).toMatch(/\r\nDTSTART:\d{8}T203000\r\n/);
  expect(calendar).not.toMatch(/vatten|press/i);
  await expect(page.getByText('Du kommer få en daglig påminnelse!')).toBeVisible();
});

test('goes one step back by the browser’s back, stays after a reload, and clears the action with another level', async ({
  page,
}) => {
  await openExercise(page, PATH);
  await button(page, 'Så där').click();
  await button(page, 'Öppna ett fönster').click();
  await page.reload();
  await expect(page.getByText('Öppna ett fönster')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[aria-pressed=true]')).toContainText('Öppna ett fönster');
  await page.goBack();
  await button(page, 'Ganska mycket').click();
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await openExercise(page, PATH);
  await button(page, 'Fortsätt där du var').click();
  await expect(stepHeading(page)).toHaveText('Välj något litet');
  await openExercise(page, PATH);
  await button(page, 'Börja om').click();
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
});

for (const kind of ['full', 'forbidden'] as const)
  test(`shows a notice for a storage that is ${kind}, and still reaches the end of the exercise`, async ({
    page,
  }) => {
    await blockStorage(page, kind);
    await openExercise(page, PATH);
    await button(page, 'Ganska mycket').click();
    await expect(page.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
    await button(page, 'Gå ut en stund').click();
    await button(page, 'Lite mer närvarande').click();
    await expect(stepHeading(page)).toHaveText('Jag får gå i den takt som är min.');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the exercise to read and do', async ({ page }) => {
    await page.goto(PATH);
    for (const { level, first } of LEVELS) {
      await expect(page.getByRole('heading', { name: level })).toBeVisible();
      await expect(paper(page)).toContainText(first);
    }
    await expect(button(page, 'Så där')).toBeHidden();
  });
});
