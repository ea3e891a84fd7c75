import { expect, test } from '../support/console';

const STAGE = '[data-phase][data-breathing]';

test('the breathing follows the clock through its phases, its end, START and STOP', async ({ page }) => {
  await page.clock.install();
  await page.goto('/resurser/mindful-andning');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
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

test('with reduced motion nothing moves and the words still lead', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resurser/mindful-andning');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('Andas in').first()).toBeVisible();
  // What is merely laid out later does not move.
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
      .filter((name) => name !== 'lay-out'),
  );
  expect(moving).toEqual([]);
});
