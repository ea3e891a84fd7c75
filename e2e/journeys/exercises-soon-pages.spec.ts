import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';

const SLEEP = '/resurser/somnforberedelse';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

const PAGES = [
  ['/resurser/trygg-punkt', 'trygg-punkt', 'Tack! Vi meddelar dig när Trygg Punkt är tillgänglig.'],
  [SLEEP, 'somnforberedelse', 'Tack! Vi meddelar dig snart.'],
  ['/resurser/fokustraning', 'fokustraning', 'Tack! Vi hör av oss när fokusövningarna är redo.'],
] as const;

for (const [path, purpose, thanks] of PAGES) {
  test(`${path} takes an address by keyboard alone, sends it and its purpose, and says thanks`, async ({
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

  test(`${path} fits 320 px and can be read without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Påminn mig' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await context.close();
  });
}

for (const [time, isNight] of [
  ['19:59:30', false],
  ['20:00:00', true],
  ['05:59:30', true],
  ['06:00:00', false],
] as const) {
  test(`at ${time} sleep preparation is in ${isNight ? 'night' : 'day'} mode`, async ({ page }) => {
    await page.clock.install({ time: new Date(`2026-11-21T${time}+01:00`) });
    await open(page, SLEEP);
    await expect(page.getByText(isNight ? 'Nattläge' : 'Dagläge')).toBeVisible();
    await expect(page.locator('main [data-theme="night"]')).toHaveCount(isNight ? 1 : 0);
  });
}

test('night comes by itself at 20:00 and keeps what was typed', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T19:59:00+01:00') });
  await open(page, SLEEP);
  const note = page.getByRole('textbox', { name: 'Det som får vänta till i morgon' });
  await note.fill('Ringa banken');
  await expect(page.getByText('Dagläge')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('Nattläge')).toBeVisible();
  await expect(note).toHaveValue('Ringa banken');
});

test('what was done is remembered only when asked for, and erased by one press', async ({ page }) => {
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
