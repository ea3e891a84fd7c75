import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';

const SLEEP = '/resurser/somnforberedelse';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Path, purpose, success message, and the advice for now. */
const PAGES = [
  [
    '/resurser/trygg-punkt',
    'trygg-punkt',
    'Tack! Vi meddelar dig när Trygg Punkt är tillgänglig.',
    'saker du ser. En skugga, ett hörn, en färg.',
  ],
  [
    SLEEP,
    'somnforberedelse',
    'Tack! Vi meddelar dig snart.',
    'Sista kaffet eller teet. Energidryck ännu tidigare.',
  ],
  [
    '/resurser/fokustraning',
    'fokustraning',
    'Tack! Vi hör av oss när fokusövningarna är redo.',
    'Välj ett ljud i rummet och följ det i tre andetag.',
  ],
] as const;

for (const [path, purpose, thanks] of PAGES) {
  test(`takes an address at ${path} by keyboard alone, sends it and its purpose, and shows the success message`, async ({
    page,
  }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.postDataJSON());
    });
    await open(page, path);
    const field = page.getByRole('main').getByRole('textbox', { name: 'E-post' });
    await field.focus();
    await page.keyboard.type('anna');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ange en giltig e-postadress.')).toBeVisible();
    expect(sent).toEqual([]);
    const address = `${purpose}@exempel.se`;
    await field.fill(address);
    await page.keyboard.press('Enter');
    await expect(page.getByText(thanks)).toBeVisible();
    expect(sent).toEqual([{ email: address, purpose }]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('fits each page into 320 px, readable', async ({ page }) => {
    for (const [path, , , instruction] of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(instruction)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Påminn mig' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
    await expect(page.getByText(isNight ? 'Nattläge' : 'Dagläge')).toBeVisible();
    await expect(page.locator('html[data-theme="night"]')).toHaveCount(isNight ? 1 : 0);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', isNight ? NIGHT_GROUND : DAY_GROUND);
    await expect(page.getByRole('contentinfo')).toHaveCSS(
      'background-color',
      isNight ? NIGHT_FOOT : DAY_FOOT,
    );
    await expect(page.locator('html')).toHaveCSS('color-scheme', isNight ? 'dark' : 'light dark');
  };
  await page.clock.install({ time: new Date('2026-11-21T19:58:00+01:00') });
  await open(page, SLEEP);
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
  await open(page, '/resurser');
  await page.getByRole('button', { name: 'Kom ihåg åt mig' }).click();
  await open(page, '/resurser/mindful-andning');
  await page.getByText('1 minut', { exact: true }).click();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
  await open(page, '/resurser');
  const history = page.getByRole('region', { name: 'Det du har gjort' });
  await expect(history.getByRole('link', { name: 'Mindful andning' })).toBeVisible();
  await history.getByRole('button', { name: 'Radera allt' }).click();
  await expect(history.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('stillsam.ovning.historik'))).toBeNull();
});
