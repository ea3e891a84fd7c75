import type { Page } from '@playwright/test';
import { button, expect, openExercise, test } from '../support/exercises';

const PATH = '/resurser/mindful-andning';
/** The specified rhythm: 4, 4 and 6 of 14 parts of 20 s, in milliseconds since START. */
const SECOND_PHASE = (4 / 14) * 20_000;
const THIRD_PHASE = (8 / 14) * 20_000;
/** A busy machine reads the audio clock late by some tens of milliseconds; a wrong rhythm is off by seconds. */
const TOLERANCE_MS = 150;

interface HeardTone {
  pitch: number;
  /** Milliseconds since START, by the sound card's clock. */
  at: number;
}

/** Records each tone that the page schedules on a running audio clock, and removes those it cancels. */
async function listenToTones(page: Page): Promise<() => Promise<HeardTone[]>> {
  await page.addInitScript(() => {
    const tones = new Map<OscillatorNode, number>();
    const { start, disconnect } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when = 0) {
      tones.set(this, when);
      start.call(this, when);
    };
    OscillatorNode.prototype.disconnect = function () {
      tones.delete(this);
      Reflect.apply(disconnect, this, []);
    };
    Object.assign(window, {
      heardTones: () =>
        Array.from(tones)
          .filter(([tone]) => tone.context.state !== 'closed')
          .map(([tone, when]) => {
            const { contextTime = 0, performanceTime = 0 } = (
              tone.context as AudioContext
            ).getOutputTimestamp();
            return {
              pitch: Math.round(tone.frequency.value),
              at: performanceTime + (when - contextTime) * 1000,
            };
          }),
    });
  });
  return () =>
    page.evaluate(() => {
      const read: () => HeardTone[] = Reflect.get(window, 'heardTones');
      const bubble = document.querySelector('[data-breathing]')?.getAnimations({ subtree: true })[0];
      const startedAt = Number(bubble?.startTime);
      return read()
        .map(({ pitch, at }) => ({ pitch, at: at - startedAt }))
        .sort((one, other) => one.at - other.at);
    });
}

test('plays a tone of its own in each phase, in time with the bubble, and none after STOP', async ({
  page,
}) => {
  const tonesOf = await listenToTones(page);
  await openExercise(page, PATH);
  await page.getByRole('checkbox', { name: 'En mjuk ton' }).check();
  await button(page, 'START').click();
  // A phase has changed: what had not begun by then is aligned with the audio clock as it really went.
  await expect(page.locator('[data-breathing][data-phase=hold]')).toBeVisible();
  const tones = await tonesOf();
  // The first phase has no tone where the audio clock started late, as on a busy machine.
  const later = tones.filter(({ at }) => at > SECOND_PHASE / 2).slice(0, 3);
  expect(later.map(({ pitch }) => pitch)).toEqual([392, 262, 330]);
  for (const [index, ideal] of [SECOND_PHASE, THIRD_PHASE, 20_000].entries())
    expect(Math.abs((later[index]?.at ?? NaN) - ideal)).toBeLessThan(TOLERANCE_MS);
  await button(page, 'STOP').click();
  await expect.poll(tonesOf).toEqual([]);
});

test('plays no tone unless the visitor chose it', async ({ page }) => {
  const tonesOf = await listenToTones(page);
  await openExercise(page, PATH);
  await button(page, 'START').click();
  await expect(page.locator('[data-breathing]')).toHaveAttribute('data-phase', 'in');
  expect(await tonesOf()).toEqual([]);
});
