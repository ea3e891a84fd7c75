import type { Page } from '@playwright/test';
import {
  blockStorage,
  button,
  expect,
  expectAccessible,
  expectToFit,
  openExercise,
  paper,
  activateByKeyboard,
  runningAnimations,
  stepHeading,
  tabTo,
  test,
} from '../support/exercises';

const PATH = '/resurser/sjalvmedkansla';
const PHRASES = [
  'Må jag vara trygg.',
  'Må jag vara vänlig mot mig själv.',
  'Må jag få vila när jag är trött.',
  'Må jag få vara som jag är.',
  'Må jag leva i lugn.',
];

/** The one phrase that is shown. */
const phrase = (page: Page) => page.locator('[aria-live] > p');
const phraseAt = (count: number) => PHRASES[count % PHRASES.length] ?? '';

test('follows the clock with five phrases of twelve seconds each, over several rounds', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, PATH);
  // From here on the test controls the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await button(page, 'Börja').click();
  for (let count = 0; count < 11; count += 1) {
    await expect(phrase(page)).toHaveText(phraseAt(count));
    await page.clock.runFor(11_999);
    await expect(phrase(page)).toHaveText(phraseAt(count));
    await page.clock.runFor(1);
  }
});

test('shows the current phrase when a suspended page resumes', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, PATH);
  await button(page, 'Börja').click();
  await page.clock.fastForward(3 * 60_000 + 26_000);
  await expect(phrase(page)).toHaveText(phraseAt(Math.floor(206 / 12)));
});

test('completes the exercise by keyboard alone: start, pause, continue, another pace, stop to the resources', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await openExercise(page, PATH);
  await expectAccessible(page);
  await expectToFit(page);
  await activateByKeyboard(page, button(page, 'Börja'));
  await expect(stepHeading(page)).toBeFocused();
  await page.clock.runFor(5_000);
  await activateByKeyboard(page, button(page, 'Pausa'));
  await page.clock.runFor(60_000);
  await expect(phrase(page)).toHaveText(phraseAt(0));
  await activateByKeyboard(page, page.getByText('Takt och röst'));
  await tabTo(page, page.getByRole('radio', { name: '12 sekunder' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: '8 sekunder' })).toBeChecked();
  await activateByKeyboard(page, button(page, 'Fortsätt'));
  await page.clock.runFor(8_500);
  await expect(phrase(page)).toHaveText(phraseAt(1));
  await expectAccessible(page);
  await expectToFit(page);
  await activateByKeyboard(page, button(page, 'Stopp'));
  await expect(phrase(page)).toHaveText('Två fraser. Det räknas.');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/resurser');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '8 sekunder' })).toBeChecked();
});

test('pauses after a reload and keeps the pace', async ({ page }) => {
  await openExercise(page, PATH);
  await page.getByRole('radio', { name: '20 sekunder' }).check();
  await button(page, 'Börja').click();
  await page.reload();
  await expect(button(page, 'Börja')).toBeVisible();
  await expect(page.getByRole('radio', { name: '20 sekunder' })).toBeChecked();
});

test('reads aloud with the device’s Swedish voice, and falls silent on leaving', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { lang: 'sv-SE', localService: true, name: 'Alva', default: false, voiceURI: 'alva' };
    class Utterance {
      constructor(readonly text: string) {}
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: Utterance) => spoken.push(text),
      cancel: () => spoken.push('–'),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'spokenPhrases', { value: spoken });
  });
  const spoken = () => page.evaluate((): string[] => Reflect.get(window, 'spokenPhrases'));
  await page.clock.install();
  await openExercise(page, PATH);
  await page.getByLabel('Läs upp fraserna').check();
  expect(await spoken()).toEqual([]);
  await button(page, 'Börja').click();
  await page.clock.runFor(12_000);
  await expect.poll(spoken).toEqual(['–', PHRASES[0], '–', PHRASES[1]]);
  await expect(page.locator('[aria-live]').first()).toHaveAttribute('aria-live', 'off');
  await button(page, 'Stopp').click();
  await expect(page).toHaveURL('/resurser');
  await expect.poll(async () => (await spoken()).at(-1)).toBe('–');
});

test('moves nothing with reduced motion, and still changes the phrases', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExercise(page, PATH);
  await button(page, 'Börja').click();
  await page.clock.runFor(12_000);
  await expect(phrase(page)).toHaveText(phraseAt(1));
  expect(await runningAnimations(page)).toEqual([]);
});

for (const kind of ['full', 'forbidden'] as const)
  test(`changes the pace also with a storage that is ${kind}`, async ({ page }) => {
    await blockStorage(page, kind);
    await page.clock.install();
    await openExercise(page, PATH);
    await page.getByRole('radio', { name: '8 sekunder' }).check();
    await button(page, 'Börja').click();
    await page.clock.runFor(8_000);
    await expect(phrase(page)).toHaveText(phraseAt(1));
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the phrases to read and the pace to follow', async ({ page }) => {
    await page.goto(PATH);
    await expect(paper(page).getByRole('listitem')).toHaveText(PHRASES);
    await expect(paper(page)).toContainText('tolv sekunder');
    await expect(button(page, 'Börja')).toBeHidden();
  });
});
