import type { Page } from '@playwright/test';
import {
  activateByKeyboard,
  button,
  expect,
  expectAccessible,
  expectToFit,
  expectUnsent,
  openExercise,
  paper,
  stepHeading,
  test,
} from '../support/exercises';

const SLEEP = '/resurser/somnforberedelse';
const SAFE_POINT = '/resurser/trygg-punkt';
const FOCUS = '/resurser/fokustraning';

const room = (page: Page) => page.locator('[data-calm="true"]');

test('ends the evening session by itself, in the dark, by keyboard alone, and sends nothing', async ({
  page,
  network,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T22:30:00+01:00') });
  await openExercise(page, SLEEP);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Det som får vänta till i morgon' }).fill('Ringa banken');
  await activateByKeyboard(page, button(page, 'Börja'));
  await expect(stepHeading(page)).toBeFocused();
  await expect(room(page)).toHaveAttribute('data-theme', 'night');
  await expectAccessible(page);
  await page.clock.runFor(21_000);
  await expect(room(page)).toHaveAttribute('data-dim', 'true');
  await page.clock.runFor(3_000);
  await expectAccessible(page);
  await page.clock.fastForward(577_000);
  await expect(stepHeading(page)).toHaveText('God natt');
  await activateByKeyboard(page, button(page, 'Stäng'));
  await expect(stepHeading(page)).toHaveText('Tack för stunden');
  await expect(page.getByRole('textbox', { name: 'Det som får vänta till i morgon' })).toHaveValue(
    'Ringa banken',
  );
  await expectAccessible(page);
  await expectUnsent(network, ['banken']);
});

test('leads Trygg Punkt by ”Nästa” alone, back to the room at any step, and sends no choice', async ({
  page,
  network,
}) => {
  await openExercise(page, SAFE_POINT);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'En plats jag hittar på' }).check();
  await activateByKeyboard(page, button(page, 'Börja'));
  await activateByKeyboard(page, button(page, 'Nästa'));
  await expect(page.getByText('Hitta på en plats')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lämna sidan snabbt' })).toBeVisible();
  await expectAccessible(page);
  await activateByKeyboard(page, button(page, 'Tillbaka till rummet'));
  await expect(stepHeading(page)).toHaveText('Två steg. Det räknas.');
  await expect(page.getByText('saker du ser. En skugga, ett hörn, en färg.')).toBeVisible();
  await expectAccessible(page);
  await expectUnsent(network, ['made-up']);
});

test('lets a focus training of three minutes run out', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, FOCUS);
  await page.getByRole('radio', { name: '3 minuter' }).check();
  await button(page, 'Börja').click();
  await expectAccessible(page);
  await page.clock.fastForward(180_000);
  await expect(stepHeading(page)).toHaveText('Tack för stunden');
  await expectAccessible(page);
});

for (const [name, refuse] of [
  ['has no wake lock', () => Reflect.deleteProperty(Navigator.prototype, 'wakeLock')],
  [
    'refuses it',
    () =>
      Object.defineProperty(Navigator.prototype, 'wakeLock', {
        value: { request: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')) },
      }),
  ],
] as const)
  test(`says that the screen may turn off where the browser ${name}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await openExercise(page, SLEEP);
    await button(page, 'Börja').click();
    await expect(room(page).getByText('Skärmen kan slockna under tiden.')).toBeVisible();
  });

test('says why it is silent where neither server nor device has a voice', async ({ page }) => {
  for (const path of [SLEEP, SAFE_POINT, FOCUS, '/resurser/sjalvmedkansla'])
    await test.step(path, async () => {
      await openExercise(page, path);
      await expect(
        page.getByText('Det går inte att lyssna här: enheten har ingen svensk röst.'),
      ).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Läs upp/ })).toHaveCount(0);
    });
});

test('has the button to begin within the first 700 px of a phone, and fits 320 px', async ({ page }) => {
  for (const path of [SLEEP, SAFE_POINT, FOCUS, '/resurser/sjalvmedkansla'])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openExercise(page, path);
      const box = await button(page, 'Börja').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectToFit(page);
      await button(page, 'Börja').click();
      await expectToFit(page);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('shows each session to read, and says what does not work', async ({ page }) => {
    for (const [path, step] of [
      [SLEEP, 'Fötterna. De har burit dig hela dagen.'],
      [SAFE_POINT, 'Välj en sak i rummet som är lugn att titta på.'],
      [FOCUS, 'Var är du nu?'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(paper(page)).toContainText('behöver JavaScript, som är avstängt här');
        await expect(paper(page)).toContainText(step);
        await expect(button(page, 'Börja')).toBeHidden();
        await expectToFit(page);
      });
  });
});

/** The header's backgrounds, at the top and over scrolled content. */
const NIGHT_GROUND = /^rgb\((27, 39, 64|36, 50, 79)\)$/;
const DAY_GROUND = /^rgb\((241, 245, 242|251, 252, 250)\)$/;
const NIGHT_FOOT = 'rgb(19, 28, 48)';
const DAY_FOOT = 'rgb(18, 55, 47)';

test('starts the night palette at 20:00, over header and footer too, and ends it at 06:00 and with the page', async ({
  page,
}) => {
  const expectNight = async (isNight: boolean) => {
    await expect(page.locator('html[data-theme="night"]')).toHaveCount(isNight ? 1 : 0);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', isNight ? NIGHT_GROUND : DAY_GROUND);
    await expect(page.getByRole('contentinfo')).toHaveCSS(
      'background-color',
      isNight ? NIGHT_FOOT : DAY_FOOT,
    );
    await expect(page.locator('html')).toHaveCSS('color-scheme', isNight ? 'dark' : 'light dark');
  };
  await page.clock.install({ time: new Date('2026-11-21T19:58:00+01:00') });
  await openExercise(page, SLEEP);
  await page.clock.pauseAt(new Date('2026-11-21T19:59:00+01:00'));
  const note = page.getByRole('textbox', { name: 'Det som får vänta till i morgon' });
  await note.fill('Ringa banken');
  await expectNight(false);
  await page.clock.runFor(59_999);
  await expectNight(false);
  await page.clock.runFor(1);
  await expectNight(true);
  await expect(note).toHaveValue('Ringa banken');
  await page.clock.fastForward(9 * 3_600_000 + 59 * 60_000);
  await expectNight(true);
  await page.clock.runFor(59_999);
  await expectNight(true);
  await page.clock.runFor(1);
  await expectNight(false);
  await page.clock.fastForward(14 * 3_600_000);
  await expectNight(true);
  await page.getByRole('link', { name: 'Alla resurser' }).click();
  await expect(page).toHaveURL('/resurser');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', DAY_GROUND);
});

test('stores a finished exercise only on request, and erases it by one click', async ({ page }) => {
  await page.clock.install();
  await openExercise(page, '/resurser');
  await page.getByRole('button', { name: 'Kom ihåg åt mig' }).click();
  await openExercise(page, '/resurser/mindful-andning');
  await page.getByText('1 minut', { exact: true }).click();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
  await openExercise(page, '/resurser');
  const history = page.getByRole('region', { name: 'Det du har gjort' });
  await expect(history.getByRole('link', { name: 'Mindful andning' })).toBeVisible();
  await history.getByRole('button', { name: 'Radera allt' }).click();
  await expect(history.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('stillsam.ovning.historik'))).toBeNull();
});
