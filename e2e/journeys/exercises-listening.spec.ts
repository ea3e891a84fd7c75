import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import safePoint from '../../content/guidance/safe-point.json' with { type: 'json' };
import {
  activateByKeyboard,
  button,
  expect,
  expectAccessible,
  expectToFit,
  expectUnsent,
  openExercise,
  tabTo,
  test,
} from '../support/exercises';
import { aSound, SOUND } from '../support/narration';

const PATH = '/resurser/trygg-punkt';
const PHRASES = Object.values(safePoint).flat();
/** A phrase each second. */
const AUDIO = {
  text: createHash('sha256').update(PHRASES.join('\n')).digest('hex'),
  src: SOUND,
  voice: 'espeak-ng',
  is_test: true,
  bytes: 400_000,
  starts: PHRASES.map((_, number) => number),
};

/** A page whose server has read its phrases. @returns the seconds from which its voice was played. */
async function openWithAudio(page: Page): Promise<() => Promise<{ at: number; isKept: boolean }[]>> {
  await page.addInitScript((audio) => {
    const played: { at: number; isKept: boolean }[] = [];
    const { prototype } = HTMLMediaElement;
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'currentTime') ?? {};
    Object.defineProperty(prototype, 'currentTime', {
      get,
      set(this: HTMLMediaElement, second: number) {
        played.push({ at: second, isKept: this.src.startsWith('blob:') });
        set?.call(this, second);
      },
    });
    Object.defineProperty(window, 'played', { value: played });
    // Before the page's scripts read what the server told it.
    document.addEventListener('readystatechange', () => {
      const data = document.getElementById('stillsam-page')?.firstChild;
      if (document.readyState !== 'interactive' || !data) return;
      const page = JSON.parse(data.nodeValue ?? '');
      data.nodeValue = JSON.stringify({ ...page, config: { ...page.config, guidance: [audio] } });
    });
  }, AUDIO);
  await page.route(`**${SOUND}`, (route) => route.fulfill({ contentType: 'audio/wav', body: aSound() }));
  await openExercise(page, PATH);
  return () => page.evaluate((): { at: number; isKept: boolean }[] => Reflect.get(window, 'played'));
}

const at = async (played: () => Promise<{ at: number }[]>) => (await played()).map((each) => each.at);

test('plays each phrase of the recorded voice by keyboard, by day and by night, and sends no choice', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const played = await openWithAudio(page);
  const spoken = page.getByRole('checkbox', { name: 'Läs upp texten' });
  await expect(page.getByText(/^Provröst, gjord av en dator\. Ljudet hämtas från Stillsam/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectToFit(page);
  expect(network.requests.filter((request) => request.url().includes('narrations'))).toEqual([]);
  await page.getByRole('radio', { name: 'En plats jag hittar på' }).check();
  await tabTo(page, spoken);
  await page.keyboard.press('Space');
  await activateByKeyboard(page, button(page, 'Börja'));
  await expect.poll(() => at(played)).toEqual([0]);
  await activateByKeyboard(page, button(page, 'Nästa'));
  const second = PHRASES.indexOf(safePoint['made-up'][0] ?? '');
  await expect.poll(() => at(played)).toEqual([0, second]);
  await expectAccessible(page);
  await expectToFit(page);
  await expect(page.locator('[aria-live] > p').locator('..')).toHaveAttribute('aria-live', 'off');
  await expectUnsent(network, ['made-up']);
});

test('plays the voice that was kept while its file cannot be had', async ({ page }) => {
  const played = await openWithAudio(page);
  await button(page, 'Spara för att lyssna utan nät').click();
  await expect(page.getByText('Ljudet är sparat i den här webbläsaren.')).toBeVisible();
  await page.route(`**${SOUND}`, (route) => route.abort());
  await openExercise(page, PATH);
  await page.getByRole('checkbox', { name: 'Läs upp texten' }).check();
  await button(page, 'Börja').click();
  await expect.poll(played).toEqual([{ at: 0, isKept: true }]);
});

test('leaves the text to be read where the file cannot be had', async ({ page }) => {
  await openWithAudio(page);
  await page.route(`**${SOUND}`, (route) => route.fulfill({ contentType: 'audio/ogg', body: '' }));
  await page.getByRole('checkbox', { name: 'Läs upp texten' }).check();
  await button(page, 'Börja').click();
  await expect(page.locator('[aria-live] > p').locator('..')).toHaveAttribute('aria-live', 'polite');
  await button(page, 'Tillbaka till rummet').click();
  await button(page, 'En gång till').click();
  await expect(page.getByText(safePoint.here[0] ?? '')).toBeVisible();
});
