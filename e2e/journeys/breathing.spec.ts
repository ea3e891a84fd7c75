import { expect, openExercise, runningAnimations, test } from '../support/exercises';

const STAGE = '[data-phase][data-breathing]';

test('the breathing follows the clock through its phases, its end, START and STOP', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(181_000);
  await expect(page.getByText('Tre minuter har gått').first()).toBeVisible();
});

test('with reduced motion nothing moves and the words still change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('Andas in').first()).toBeVisible();
  expect(await runningAnimations(page)).toEqual([]);
});
