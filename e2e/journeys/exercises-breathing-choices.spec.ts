import { expect, openExercise, test } from '../support/exercises';

const STAGE = '[data-phase][data-breathing]';

test('length and rhythm are chosen, survive a reload, and set the breath', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByText('1 minut', { exact: true }).click();
  await page.getByText('Jämn', { exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByRole('radio', { name: '1 minut' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'in');
  await page.clock.runFor(5_500);
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'out');
  await page.clock.runFor(55_000);
  await expect(page.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
});

test('from the warning it is one click to the rhythm without a pause, also while a breath is held', async ({
  page,
}) => {
  await page.clock.install();
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(6_500);
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'hold');
  await page.getByRole('button', { name: 'Välj Jämn, utan paus' }).click();
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'stopped');
  await expect(page.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(5_500);
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'out');
});

test('after an interruption it waits until the visitor continues', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(25_000);
  const becomes = (state: DocumentVisibilityState) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: to });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await becomes('hidden');
  await page.clock.runFor(300_000);
  await becomes('visible');
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'interrupted');
  await page.getByRole('button', { name: 'Fortsätt där du var' }).click();
  await expect(page.getByText('Andetag 2 av 9')).toBeVisible();
});
