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
  runningAnimations,
  stepHeading,
  test,
} from '../support/exercises';
import type { Page } from '@playwright/test';

const PATH = '/resurser/nervsystem-quiz';
const CRISIS = 'Om det känns för tungt just nu';
const QUESTIONS = [
  'Hur har kroppen känts de senaste dagarna?',
  'Hur är det när du ska somna?',
  'Vad händer när något oväntat dyker upp?',
  'Hur lätt har du för att varva ner?',
  'Hur mycket kraft har du kvar när dagen är slut?',
];
const BANDS = {
  balanced: 'Det finns lugn att luta sig mot',
  mild: 'Kroppen är lite på spänn',
  high: 'Det låter som att det är mycket nu',
};

const answers = (page: Page) => page.getByRole('main').locator('ul[aria-labelledby] button');

async function answer(page: Page, points: readonly number[], from = 0): Promise<void> {
  for (const [index, each] of points.entries()) {
    await expect(stepHeading(page)).toHaveText(QUESTIONS[from + index] ?? '');
    await answers(page)
      .nth(each - 1)
      .click();
  }
}

test('completes the quiz by keyboard alone, every step accessible, and sends nothing', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openExercise(page, PATH);
  await activateByKeyboard(page, button(page, 'Börja'));
  for (const question of QUESTIONS) {
    await expect(stepHeading(page)).toHaveText(question);
    await expect(stepHeading(page)).toBeFocused();
    await expectToFit(page);
    if (question === QUESTIONS[0]) await expectAccessible(page);
    await activateByKeyboard(page, answers(page).nth(3));
  }
  await expect(stepHeading(page)).toHaveText(BANDS.high);
  await expect(stepHeading(page)).toBeFocused();
  await expect(page.getByText('Summa 20 (5–20, lägre är lugnare).')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await expectUnsent(network, ['Nästan hela tiden på spänn', '"answers"', '20 poäng']);
});

/** Answers with the lowest and the highest sum of each band. */
const EDGES = [
  [[1, 1, 1, 1, 1], 'balanced'],
  [[2, 2, 2, 1, 1], 'balanced'],
  [[2, 2, 2, 2, 1], 'mild'],
  [[3, 3, 3, 2, 2], 'mild'],
  [[3, 3, 3, 3, 2], 'high'],
  [[4, 4, 4, 4, 4], 'high'],
  // Two heaviest answers, whatever the sum.
  [[4, 4, 1, 1, 1], 'high'],
] as const;

test('leads from each sum to its band, with the crisis card for high alone', async ({ page }) => {
  await openExercise(page, PATH);
  for (const [points, band] of EDGES)
    await test.step(`${points.join(' + ')}: ${band}`, async () => {
      await button(page, 'Börja').click();
      await answer(page, points);
      await expect(stepHeading(page)).toHaveText(BANDS[band]);
      const card = page.getByRole('region', { name: CRISIS });
      await expect(card).toHaveCount(band === 'high' ? 1 : 0);
      if (band === 'high')
        for (const dialled of ['112', '1177', '90390', '90101'])
          await expect(card.locator(`a[href="tel:${dialled}"]`).first()).toBeVisible();
      await button(page, 'Gör om testet').click();
    });
});

test('goes one step back by the browser’s back, and counts a changed answer', async ({ page }) => {
  await openExercise(page, PATH);
  await button(page, 'Börja').click();
  await answer(page, [1, 1, 1, 1, 4]);
  await expect(page.getByText('Summa 8 (5–20, lägre är lugnare).')).toBeVisible();
  await expect(stepHeading(page)).toHaveText('Ett av svaren väger tungt');
  await page.goBack();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[4] ?? '');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(1);
  await page.goBack();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[3] ?? '');
  await page.goForward();
  await answer(page, [1], 4);
  await expect(page.getByText('Summa 5 (5–20, lägre är lugnare).')).toBeVisible();
});

test('keeps the question after a reload, and lets a returning visitor continue or start again', async ({
  page,
}) => {
  await openExercise(page, PATH);
  await button(page, 'Börja').click();
  await answer(page, [2, 2]);
  await page.reload();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[2] ?? '');
  await openExercise(page, '/resurser');
  await openExercise(page, PATH);
  await button(page, 'Fortsätt där du var').click();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[2] ?? '');
  await openExercise(page, PATH);
  await button(page, 'Börja om').click();
  await button(page, 'Börja').click();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[0] ?? '');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
});

for (const kind of ['full', 'forbidden'] as const)
  test(`shows a notice for a storage that is ${kind}, and still reaches the result of the quiz`, async ({
    page,
  }) => {
    await blockStorage(page, kind);
    await openExercise(page, PATH);
    await button(page, 'Börja').click();
    await answer(page, [1, 2]);
    await expect(page.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
    await answer(page, [3, 4, 1], 2);
    await expect(page.getByText('Summa 11 (5–20, lägre är lugnare).')).toBeVisible();
    await button(page, 'Gör om testet').click();
    await expect(stepHeading(page)).toHaveText('Fem korta frågor');
  });

test('fades views for 300 ms, the first one and with reduced motion not at all', async ({ page }) => {
  await openExercise(page, PATH);
  const view = stepHeading(page).locator('xpath=..');
  await expect(view).toHaveCSS('animation-name', 'none');
  await button(page, 'Börja').click();
  await expect(view).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answers(page).first().click();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[1] ?? '');
  expect(await runningAnimations(page)).toEqual([]);
  await expect(view).toHaveCSS('animation-name', 'none');
});

test('erases the answers by the quick exit, and the browser’s back shows none of them', async ({
  page,
  network,
}) => {
  await page.route('https://www.smhi.se/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Väder</title>' }),
  );
  await openExercise(page, '/resurser');
  await openExercise(page, PATH);
  await button(page, 'Börja').click();
  await answer(page, [4]);
  await page.getByRole('link', { name: 'Lämna sidan snabbt' }).click();
  await page.waitForURL('https://www.smhi.se/');
  await expectUnsent(network, ['Nästan hela tiden på spänn', '"answers"']);
  await page.goBack();
  await expect(stepHeading(page)).toHaveText(QUESTIONS[0] ?? '');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await openExercise(page, PATH);
  await expect(stepHeading(page)).toHaveText('Fem korta frågor');
  // The neutral page itself is the one request to another origin.
  network.requests = network.requests.filter((request) => !request.url().startsWith('https://www.smhi.se/'));
});

test('prints the result without its buttons', async ({ page }) => {
  const prints = await catchPrints(page);
  await openExercise(page, PATH);
  await button(page, 'Börja').click();
  await answer(page, [1, 1, 1, 1, 1]);
  await button(page, 'Skriv ut').click();
  expect(await prints()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(stepHeading(page)).toBeVisible();
  await expect(button(page, 'Skriv ut')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lämna sidan snabbt' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the quiz to read and do on paper', async ({ page }) => {
    await page.goto(PATH);
    for (const question of QUESTIONS)
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(paper(page)).toContainText(BANDS.high);
    await expect(page.getByRole('button', { name: 'Börja' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Lämna sidan snabbt' })).toBeVisible();
  });
});
