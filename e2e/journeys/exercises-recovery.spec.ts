import type { Page } from '@playwright/test';
import {
  blockStorage,
  button,
  catchPrints,
  expect,
  expectAccessible,
  expectToFit,
  expectUnsent,
  openExercise,
  paper,
  activateByKeyboard,
  runningAnimations,
  stepHeading,
  test,
} from '../support/exercises';

const CANONICAL = '/resurser/aterhamtningstest';
const PATHS = [CANONICAL, '/aterhamtningstest'];
/** The categories of the eight statements, in their order. */
const ORDER = [
  'cognitive',
  'emotional',
  'physical',
  'sensory',
  'cognitive',
  'emotional',
  'physical',
  'sensory',
];
const RESULTS = {
  cognitive: {
    title: 'Kanske är det tankarna som behöver vila',
    link: 'Till fokusträning',
    to: '/resurser/fokustraning',
  },
  emotional: {
    title: 'Kanske är det känslorna som behöver plats',
    link: 'Läs om självmedkänsla',
    to: '/kunskapsbibliotek/sjalvmedkansla',
  },
  physical: {
    title: 'Kanske är det kroppen som behöver landa',
    link: 'Till mindful andning',
    to: '/resurser/mindful-andning?rytm=jamn',
  },
  sensory: {
    title: 'Kanske är det sinnena som behöver stillhet',
    link: 'Till nervsystemsquizet',
    to: '/resurser/nervsystem-quiz',
  },
};
type Category = keyof typeof RESULTS;
const CATEGORIES: readonly Category[] = ['cognitive', 'emotional', 'physical', 'sensory'];

/** Answers from the first statement: true for 'Stämmer'. */
async function answer(page: Page, isTrue: (category: string, index: number) => boolean): Promise<void> {
  for (const [index, category] of ORDER.entries()) {
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      `Påstående ${index + 1} av 8`,
    );
    await button(page, isTrue(category, index) ? 'Stämmer$' : 'Stämmer inte').click();
  }
}

test('completes the test by keyboard alone, and sends nothing', async ({ page, network }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openExercise(page, CANONICAL);
  await expectToFit(page);
  await activateByKeyboard(page, button(page, 'Börja'));
  for (let statement = 1; statement <= 8; statement += 1) {
    await expect(page).toHaveURL(`${CANONICAL}?steg=${statement}`);
    await expect(stepHeading(page)).toBeFocused();
    if (statement === 1) await expectAccessible(page);
    await activateByKeyboard(page, button(page, statement % 4 === 2 ? 'Stämmer$' : 'Stämmer inte'));
  }
  await expect(page).toHaveURL(`${CANONICAL}?steg=resultat`);
  await expect(stepHeading(page)).toHaveText(RESULTS.emotional.title);
  await expect(stepHeading(page)).toBeFocused();
  await expectAccessible(page);
  await expectToFit(page);
  await expectUnsent(network, ['Stämmer', 'emotional', '"answers"']);
});

for (const path of PATHS)
  test(`keeps the address ${path} of the test, and names the canonical one`, async ({ page, network }) => {
    await openExercise(page, path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${CANONICAL}$`));
    await button(page, 'Börja').click();
    for (const [index, category] of ORDER.entries()) {
      await expect(page).toHaveURL(`${path}?steg=${index + 1}`);
      await button(page, category === 'emotional' ? 'Stämmer$' : 'Stämmer inte').click();
    }
    await expect(page).toHaveURL(`${path}?steg=resultat`);
    await expect(stepHeading(page)).toHaveText(RESULTS.emotional.title);
    await expectUnsent(network, ['Stämmer', 'emotional', '"answers"']);
  });

/** Answers, and the category that wins. The unit spec has every spread of counts. */
const OUTCOMES: { isTrue: Category[]; winner: Category }[] = [
  ...CATEGORIES.map((category) => ({ isTrue: [category], winner: category })),
  { isTrue: ['physical', 'sensory'], winner: 'physical' },
  { isTrue: ['emotional', 'physical', 'sensory'], winner: 'emotional' },
  { isTrue: [...CATEGORIES], winner: 'cognitive' },
];

test('leads from each category to its suggestion, in a tie from the first in the order, which the page states', async ({
  page,
}) => {
  test.slow();
  await openExercise(page, CANONICAL);
  for (const { isTrue, winner } of OUTCOMES)
    await test.step(isTrue.join(' and '), async () => {
      await button(page, 'Börja').click();
      await answer(page, (category) => isTrue.some((each) => each === category));
      const { title, link, to } = RESULTS[winner];
      await expect(stepHeading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute('href', to);
      await expect(page.getByText('Flera delar väger lika tungt.')).toHaveCount(isTrue.length > 1 ? 1 : 0);
      await button(page, 'Gör om testet').click();
    });
});

test('names a result without a true statement, and suggests the first category', async ({ page }) => {
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await answer(page, () => false);
  await expect(stepHeading(page)).toHaveText('Inget av det stämde just nu');
  await expect(page.getByRole('link', { name: 'Till fokusträning' })).toBeVisible();
});

test('goes one step back by the browser’s back, stays after a reload, and starts the test again', async ({
  page,
}) => {
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await button(page, 'Stämmer$').click();
  await button(page, 'Stämmer inte').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Påstående 3 av 8');
  await page.goBack();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Påstående 2 av 8');
  await expect(page.locator('[aria-pressed=true]')).toHaveText('Stämmer inte');
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Påstående 2 av 8');
  await openExercise(page, '/aterhamtningstest');
  await button(page, 'Fortsätt där du var').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Påstående 2 av 8');
  await openExercise(page, CANONICAL);
  await button(page, 'Börja om').click();
  await button(page, 'Börja').click();
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
});

for (const kind of ['full', 'forbidden'] as const)
  test(`shows a notice for a storage that is ${kind}, and still reaches the result of the test`, async ({
    page,
  }) => {
    await blockStorage(page, kind);
    await openExercise(page, CANONICAL);
    await button(page, 'Börja').click();
    await answer(page, (each) => each === 'sensory');
    await expect(stepHeading(page)).toHaveText(RESULTS.sensory.title);
    await expect(page.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
  });

test('shows help first in a result with most statements true, and is accessible', async ({ page }) => {
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await answer(page, (_category, index) => index < 6);
  const card = page.getByRole('main').getByRole('region', { name: 'Om det känns för tungt just nu' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toHaveAttribute(
    'href',
    'tel:90101',
  );
  await expectAccessible(page);
});

test('fades views for 300 ms, the first one and with reduced motion not at all', async ({ page }) => {
  await openExercise(page, CANONICAL);
  const view = stepHeading(page).locator('xpath=..');
  await expect(view).toHaveCSS('animation-name', 'none');
  await button(page, 'Börja').click();
  await expect(view).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'Stämmer$').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Påstående 2 av 8');
  expect(await runningAnimations(page)).toEqual([]);
  await expect(view).toHaveCSS('animation-name', 'none');
});

test('erases the answers by the quick exit', async ({ page, network }) => {
  await page.route('https://www.smhi.se/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Väder</title>' }),
  );
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await button(page, 'Stämmer$').click();
  await page.getByRole('link', { name: 'Lämna sidan snabbt' }).click();
  await page.waitForURL('https://www.smhi.se/');
  // The neutral page itself is the one request to another origin.
  network.requests = network.requests.filter((request) => !request.url().startsWith('https://www.smhi.se/'));
  await openExercise(page, CANONICAL);
  await expect(stepHeading(page)).toHaveText('Vilken vila behöver du?');
});

test('prints the result without its buttons', async ({ page }) => {
  const prints = await catchPrints(page);
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await answer(page, (each) => each === 'physical');
  await button(page, 'Skriv ut').click();
  expect(await prints()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(stepHeading(page)).toBeVisible();
  await expect(button(page, 'Skriv ut')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS)
    test(`shows the test at ${path} to read and do on paper`, async ({ page }) => {
      await page.goto(path);
      for (const name of ['Tankar', 'Känslor', 'Kropp', 'Sinnen'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(paper(page).locator('h3 + ul > li')).toHaveCount(8);
      await expect(paper(page)).toContainText('Blev det sex streck eller fler');
      await expect(paper(page).getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeVisible();
      for (const { link, to } of Object.values(RESULTS))
        await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
      await expect(page.getByRole('button', { name: 'Börja' })).toBeHidden();
    });
});
