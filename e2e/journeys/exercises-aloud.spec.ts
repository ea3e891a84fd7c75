import type { Page } from '@playwright/test';
import { button, expect, listen, openExercise, stepHeading, test } from '../support/exercises';

const answerButtons = (page: Page) => page.getByRole('main').locator('ul[aria-labelledby] button');

/** Chooses an answer and waits until the next view has the focus, which a screen reader then announces. */
async function goOnBy(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = await stepHeading(page).textContent();
  await choose();
  await expect(stepHeading(page)).not.toHaveText(before ?? '');
  await expect(stepHeading(page)).toBeFocused();
}

test('announces the quiz by its headings alone, and each heading names its step', async ({ page }) => {
  const announced = await listen(page);
  await openExercise(page, '/resurser/nervsystem-quiz');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Alla resurser"
    - link "Lämna sidan snabbt"
    - paragraph: /raderar svaren/
    - heading [level=1]
    - heading "Fem korta frågor" [level=2]
    - button "Börja"
  `);
  await goOnBy(page, () => button(page, 'Börja').click());
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - progressbar
    - heading "Hur har kroppen känts de senaste dagarna?" [level=2]
    - list "Hur har kroppen känts de senaste dagarna?":
      - listitem:
        - button
      - listitem:
        - button
      - listitem:
        - button
      - listitem:
        - button
    - button
  `);
  for (let question = 0; question < 5; question += 1)
    await goOnBy(page, () => answerButtons(page).nth(3).click());
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Det låter som att det är mycket nu" [level=2]
    - region "Om det känns för tungt just nu"
  `);
  expect(await announced()).toEqual([]);
});

test('announces the recovery test and energy management by their headings alone', async ({ page }) => {
  const announced = await listen(page);
  await openExercise(page, '/resurser/aterhamtningstest');
  await button(page, 'Börja').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - progressbar
    - heading [level=2]
    - list:
      - listitem:
        - button "Stämmer"
      - listitem:
        - button "Stämmer inte"
  `);
  for (let statement = 0; statement < 8; statement += 1)
    await goOnBy(page, () => button(page, 'Stämmer$').click());
  expect(await announced()).toEqual([]);
  await openExercise(page, '/resurser/energihantering');
  await goOnBy(page, () => button(page, 'Så där').click());
  await goOnBy(page, () => button(page, 'Drick ett glas vatten').click());
  await goOnBy(page, () => button(page, 'Lite mindre press').click());
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Det jag gör räcker för i dag." [level=2]
  `);
  expect(await announced()).toEqual([]);
});

test('announces once that cognitive restructuring was saved, and nothing while the visitor types', async ({
  page,
}) => {
  const announced = await listen(page);
  await openExercise(page, '/resurser/kognitiv-omstrukturering');
  await page.getByRole('main').getByRole('textbox').pressSequentially('Alla tyckte att jag var löjlig');
  await goOnBy(page, () => button(page, 'Nästa').click());
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - progressbar
    - heading [level=2]
    - radiogroup:
      - radio "Katastroftankar"
      - radio "Allt eller inget"
      - radio "Självkritik"
      - radio "Övergeneralisering"
      - radio "Tankeläsning"
    - button "Nästa" [disabled]
    - button "Tillbaka"
  `);
  await page.getByRole('radio', { name: 'Självkritik' }).check();
  await goOnBy(page, () => button(page, 'Nästa').click());
  await page.getByRole('main').getByRole('textbox').fill('Jag vet inte vad de tyckte');
  await goOnBy(page, () => button(page, 'Nästa').click());
  await page.getByRole('radio', { name: 'Lite lättare' }).check();
  await goOnBy(page, () => button(page, 'Slutför').click());
  expect(await announced()).toEqual([]);
  await button(page, 'Spara övningen').click();
  await expect.poll(announced).toEqual([expect.stringContaining('Övningen har sparats!')]);
});

test('announces each phrase of self-compassion once, and nothing while it is paused', async ({ page }) => {
  const announced = await listen(page);
  await page.clock.install();
  await openExercise(page, '/resurser/sjalvmedkansla');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await button(page, 'Börja').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=2]
    - paragraph: Må jag vara trygg.
    - button "Stopp"
    - button "Pausa"
  `);
  const first = (await announced()).length;
  await page.clock.runFor(24_000);
  await button(page, 'Pausa').click();
  await page.clock.runFor(60_000);
  expect((await announced()).slice(first)).toEqual([
    'Må jag vara vänlig mot mig själv.',
    'Må jag få vila när jag är trött.',
  ]);
});

test('announces lines, start and end of safe point and focus training, and shows their count silently', async ({
  page,
}) => {
  const announced = await listen(page);
  await page.clock.install();
  await openExercise(page, '/resurser/trygg-punkt');
  const next = page.locator('#landa-har ~ div button').first();
  for (let line = 0; line < 6; line += 1) await next.click();
  expect(await announced()).toHaveLength(6);
  expect((await announced()).at(-1)).toBe('Du är här. Det räcker så.');
  await openExercise(page, '/resurser/fokustraning');
  await page.locator('#en-punkt ~ div button').first().click();
  await page.clock.runFor(6_000);
  expect(await announced()).toEqual([
    'Fem sekunder börjar nu.',
    'Fem sekunder med en enda sak. Större än så behöver det inte vara.',
  ]);
});
