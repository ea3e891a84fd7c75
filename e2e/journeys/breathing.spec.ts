import { expect, openExercise, runningAnimations, test } from '../support/exercises';

const STAGE = '[data-phase][data-breathing]';

test('follows the clock through the phases of the breathing, its end, START and STOP', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, '/resurser/mindful-andning');
  const stage = page.locator(STAGE);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByRole('button', { name: 'STOP' })).toBeVisible();
  await expect(stage).toHaveAttribute('data-phase', 'in');
  await page.clock.runFor(6_500);
  await expect(stage).toHaveAttribute('data-phase', 'hold');
  await page.clock.runFor(5_500);
  await expect(stage).toHaveAttribute('data-phase', 'out');
  await page.clock.runFor(8_500);
  await expect(stage).toHaveAttribute('data-phase', 'in');
  await page.getByRole('button', { name: 'STOP' }).click();
  await expect(page.getByRole('heading', { name: 'Ett andetag. Det räknas.' })).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(181_000);
  await expect(page.getByText('Tre minuter har gått').first()).toBeVisible();
});

test('moves nothing with reduced motion, and still changes the words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('Andas in').first()).toBeVisible();
  expect(await runningAnimations(page)).toEqual([]);
});

test('shows START in the first 700 pixels of a phone, and while it runs nothing but ring, word and STOP', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openExercise(page, '/resurser/mindful-andning');
  const start = page.getByRole('button', { name: 'START' });
  const { y, height } = (await start.boundingBox()) ?? { y: NaN, height: NaN };
  expect(y + height).toBeLessThan(700);
  await start.click();
  const stop = page.getByRole('button', { name: 'STOP' });
  await expect(stop).toBeFocused();
  await expect(page.locator('header[data-scrolled]')).toHaveAttribute('inert');
  await expect(page.locator('body footer').last()).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await expect(start).toBeInViewport();
  await expect(page.locator('header[data-scrolled]')).not.toHaveAttribute('inert');
});
