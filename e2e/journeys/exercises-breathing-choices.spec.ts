import { expect, openExercise, test } from '../support/exercises';

const STAGE = '[data-phase][data-breathing]';

test('takes length and rhythm, keeps them after a reload, and sets the breath', async ({ page }) => {
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

test('leads by one click from the warning to the rhythm without a pause', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByRole('button', { name: 'Välj ”Jämn”, utan paus' }).click();
  await expect(page.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(5_500);
  await expect(page.locator(STAGE)).toHaveAttribute('data-phase', 'out');
});

test('waits after an interruption until the visitor continues', async ({ page }) => {
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
  await page.getByRole('button', { name: 'STOP' }).click();
  await expect(page.getByRole('heading', { name: 'Ett andetag. Det räknas.' })).toBeVisible();
});
