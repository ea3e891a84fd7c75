import type { Page } from '@playwright/test';
import {
  blockStorage,
  button,
  expect,
  expectAccessible,
  expectUnsent,
  listen,
  openExercise,
  activateByKeyboard,
  tabTo,
  test,
} from '../support/exercises';

const PATH = '/resurser/mindful-andning';
const stage = (page: Page) => page.locator('[data-phase][data-breathing]');
/** Computed opacity of a word, animations included. */
const opacityOf = (page: Page, word: string) =>
  page.locator(`[data-word=${word}]`).evaluate((element) => Number(getComputedStyle(element).opacity));

test('lets the visitor set up, start, stop and start again by keyboard alone, and sends nothing', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openExercise(page, PATH);
  await activateByKeyboard(page, button(page, 'START'));
  await expect(button(page, 'STOP')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveAttribute('data-phase', 'stopped');
  await tabTo(page, page.getByRole('radio', { name: '3 minuter' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '5 minuter' })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: 'Orden' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Orden' })).not.toBeChecked();
  await expectAccessible(page);
  await expectUnsent(network, ['"minutes"', '"guides"']);
});

test('announces to a screen reader one word a phase, the stop and the end, and nothing else', async ({
  page,
}) => {
  const announced = await listen(page);
  await page.clock.install();
  await openExercise(page, PATH);
  await page.getByText('1 minut', { exact: true }).click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const before = (await announced()).length;
  await button(page, 'START').click();
  await page.clock.runFor(61_000);
  const breath = ['Andas in', 'Håll', 'Andas ut'];
  expect((await announced()).slice(before)).toEqual([
    ...breath,
    ...breath,
    ...breath,
    'En minut har gått. Tre andetag. Det räknas.',
  ]);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Alla resurser"
    - heading "Mindful andning" [level=1]
    - heading "En minut har gått" [level=2]
    - button "En gång till"
  `);
});

test('shows words that follow the bubble, each alone in its own part of the breath', async ({ page }) => {
  await openExercise(page, PATH);
  await button(page, 'START').click();
  await expect(page.locator('[data-word]')).toHaveText(['Andas in', 'Håll', 'Andas ut']);
  for (const [word, at] of [
    ['in', 400],
    ['hold', 6_100],
    ['out', 11_800],
    ['in', 20_400],
  ] as const) {
    // Every moving part of the stage at the same moment of the breath.
    await stage(page).evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true }))
        if (animation.effect?.getTiming().duration === 20_000) {
          animation.pause();
          animation.currentTime = time;
        }
    }, at);
    for (const each of ['in', 'hold', 'out']) expect(await opacityOf(page, each)).toBe(each === word ? 1 : 0);
  }
});

test('gives the key states their accessible names, and the browser’s back leads to the page before', async ({
  page,
}) => {
  await openExercise(page, '/resurser');
  await page.locator(`main a[href="${PATH}"]`).first().click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Alla resurser"
    - heading "Mindful andning" [level=1]
    - paragraph: Tre minuter, nio lugna andetag. Följ bubblan om du vill. Inget måste.
    - button "START"
    - region "Innan du börjar":
      - heading "Innan du börjar" [level=2]
      - paragraph: /Är du gravid, har du epilepsi, högt blodtryck/
      - button "Välj ”Jämn”, utan paus"
      - group: Läs hela rådet
    - status
    - region "Andas på ditt sätt"
    - region "Så gör du"
    - region "Stillsams rytm på egen hand"
    - region "Var snäll mot dig"
  `);
  await button(page, 'START').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - button "STOP"
    - status: Andas in
  `);
  await page.goBack();
  await expect(page).toHaveURL('/resurser');
  await page.goForward();
  await expect(button(page, 'START')).toBeVisible();
  await expect(stage(page)).toHaveAttribute('data-phase', 'idle');
});

for (const kind of ['full', 'forbidden'] as const)
  test(`keeps the choices as long as the page with a storage that is ${kind}, and says so in a notice`, async ({
    page,
  }) => {
    await blockStorage(page, kind);
    await page.clock.install();
    await openExercise(page, PATH);
    await page.getByText('1 minut', { exact: true }).click();
    await expect(page.getByText('Din webbläsare sparar inte valen.')).toBeVisible();
    await button(page, 'START').click();
    await page.clock.runFor(61_000);
    await expect(page.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the rhythm to read and follow', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('main noscript p')).toContainText('Bubblan behöver JavaScript');
    for (const words of ['räkna till fyra', 'räkna till sex', 'tjugo sekunder', 'Utan paus: räkna till fem'])
      await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
  });

  test('shows the warning before the steps', async ({ page }) => {
    await page.goto(PATH);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings[0]).toBe('Innan du börjar');
    expect(headings).toContain('Så gör du');
    await expect(page.getByText(/^Är du gravid/)).toBeVisible();
    await page.getByText('Läs hela rådet').click();
    await expect(page.getByText('Håll inte andan om du är gravid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Välj ”Jämn”' })).toBeHidden();
  });
});
