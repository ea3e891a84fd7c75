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
  cognitive: { title: 'Tankarna behöver vila', link: 'Till fokusträning', to: '/resurser/fokustraning' },
  emotional: {
    title: 'Känslorna behöver plats',
    link: 'Läs om självmedkänsla',
    to: '/kunskapsbibliotek/sjalvmedkansla',
  },
  physical: { title: 'Kroppen behöver landa', link: 'Till mindful andning', to: '/resurser/mindful-andning' },
  sensory: {
    title: 'Sinnena behöver stillhet',
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

test('the test is completed by keyboard alone, and sends nothing', async ({ page, network }) => {
  test.setTimeout(90_000);
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
  test(`the test keeps its address at ${path}, and names the canonical one`, async ({ page, network }) => {
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

test('each category leads to its suggestion, and in a tie the first in the order, which the page states', async ({
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

test('a result without a true statement is named, and suggests the first category', async ({ page }) => {
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await answer(page, () => false);
  await expect(stepHeading(page)).toHaveText('Inget av det stämde just nu');
  await expect(page.getByRole('link', { name: 'Till fokusträning' })).toBeVisible();
});

test('the browser’s back goes one step back, a reload stays, and the test can be started again', async ({
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
  test(`a storage that is ${kind} gets a notice, and the test still reaches its result`, async ({ page }) => {
    await blockStorage(page, kind);
    await openExercise(page, CANONICAL);
    await button(page, 'Börja').click();
    await answer(page, (each) => each === 'sensory');
    await expect(stepHeading(page)).toHaveText(RESULTS.sensory.title);
    await expect(page.getByText(/Din webbläsare sparar ingenting här/)).toBeVisible();
  });

test('a result with nearly all statements true shows help first, and is accessible', async ({ page }) => {
  await openExercise(page, CANONICAL);
  await button(page, 'Börja').click();
  await answer(page, (_category, index) => index < 7);
  const card = page.getByRole('main').getByRole('region', { name: 'Om det känns för tungt just nu' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toHaveAttribute(
    'href',
    'tel:90101',
  );
  await expectAccessible(page);
});

test('views fade for 300 ms, the first one and with reduced motion not at all', async ({ page }) => {
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

test('the quick exit erases the answers', async ({ page, network }) => {
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

test('the result is printed without its buttons', async ({ page }) => {
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
    test(`the test at ${path} can be read and done on paper`, async ({ page }) => {
      await page.goto(path);
      for (const name of ['Tankar', 'Känslor', 'Kropp', 'Sinnen'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(paper(page).locator('h3 + ul > li')).toHaveCount(8);
      await expect(paper(page)).toContainText('Blev det sju eller åtta streck');
      await expect(paper(page).getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeVisible();
      for (const { link, to } of Object.values(RESULTS))
        await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
      await expect(page.getByRole('button', { name: 'Börja' })).toBeHidden();
    });
});
