import type { Page } from '@playwright/test';
import {
  button,
  expect,
  expectStillAndFitting,
  formlessControls,
  openExercise,
  stepHeading,
  test,
} from '../support/exercises';

/** Every resource: its path, and the steps from its first view to its last, each a view of its own. */
const EXERCISES: Record<string, { path: string; steps: ((page: Page) => Promise<void>)[] }> = {
  'mindful breathing': {
    path: '/resurser/mindful-andning',
    steps: [(page) => button(page, 'START').click(), (page) => button(page, 'STOP').click()],
  },
  'cognitive restructuring': {
    path: '/resurser/kognitiv-omstrukturering',
    steps: [
      (page) => write(page, 'Alla på mötet tyckte att jag var löjlig'),
      (page) => choose(page, 'Självkritik'),
      (page) => write(page, 'Jag vet inte vad de tyckte'),
      async (page) => {
        await page.getByRole('radio', { name: 'Lite lättare' }).check();
        await button(page, 'Slutför').click();
      },
      (page) => button(page, 'Spara övningen').click(),
      (page) => button(page, 'Visa 1 övning').click(),
    ],
  },
  'energy management': {
    path: '/resurser/energihantering',
    steps: [
      (page) => button(page, 'Så där').click(),
      (page) => button(page, 'Drick ett glas vatten').click(),
      (page) => button(page, 'Lite mindre press').click(),
    ],
  },
  'the nervous system quiz': {
    path: '/resurser/nervsystem-quiz',
    steps: [(page) => button(page, 'Börja').click(), ...Array.from({ length: 5 }, () => answerWithMost)],
  },
  'the recovery test': {
    path: '/resurser/aterhamtningstest',
    steps: [
      (page) => button(page, 'Börja').click(),
      ...Array.from({ length: 8 }, () => (page: Page) => button(page, 'Stämmer$').click()),
    ],
  },
  'worry paper': {
    path: '/resurser/orospapper',
    steps: [
      async (page) => {
        await page.getByRole('textbox', { name: 'Det som tynger' }).fill('Mötet på torsdag');
        await button(page, 'Riv papperet').click();
      },
    ],
  },
  'sleep diary': {
    path: '/resurser/somndagbok',
    steps: [(page) => button(page, 'Fyll i första natten').click()],
  },
  'my plan': {
    path: '/min-plan',
    steps: [
      async (page) => {
        await page.getByRole('textbox', { name: 'Det här brukar hjälpa mig lite' }).fill('Gå ut en stund');
      },
    ],
  },
  'the page to begin with': {
    path: '/borja-har',
    steps: [
      (page) => button(page, 'Tankarna snurrar').click(),
      (page) => button(page, 'En liten stund').click(),
      (page) => button(page, 'N(ej|u)$').click(),
    ],
  },
  'self-compassion': {
    path: '/resurser/sjalvmedkansla',
    steps: [(page) => button(page, 'Börja').click(), (page) => button(page, 'Pausa').click()],
  },
  'safe point': {
    path: '/resurser/trygg-punkt',
    steps: [
      (page) => button(page, 'Börja').click(),
      ...Array.from({ length: 9 }, () => (page: Page) => button(page, 'Nästa').click()),
      ...Array.from(
        { length: 6 },
        () => (page: Page) => page.locator('#landa-har ~ div button').first().click(),
      ),
    ],
  },
  'sleep preparation': {
    path: '/resurser/somnforberedelse',
    steps: [
      async (page) => {
        await page.getByRole('textbox', { name: 'Det som får vänta till i morgon' }).fill('Ringa banken');
      },
      (page) => button(page, 'Börja').click(),
      (page) => button(page, 'Pausa').click(),
      (page) => button(page, 'Stopp').click(),
    ],
  },
  'focus training': {
    path: '/resurser/fokustraning',
    steps: [
      (page) => page.locator('#en-punkt ~ div button').first().click(),
      (page) => page.getByRole('radio', { name: '5 minuter' }).check(),
      (page) => button(page, 'Börja').click(),
    ],
  },
  'the resources': { path: '/resurser', steps: [] },
};

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill(words);
  await button(page, 'Nästa').click();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await button(page, 'Nästa').click();
}

async function answerWithMost(page: Page): Promise<void> {
  const question = await stepHeading(page).textContent();
  await page.getByRole('main').locator('ul[aria-labelledby] button').nth(3).click();
  await expect(stepHeading(page)).not.toHaveText(question ?? '');
}

test.use({ viewport: { width: 320, height: 640 } });

for (const [name, { path, steps }] of Object.entries(EXERCISES))
  test(`shows no view of ${name} wider than 320 px or moving despite reduced motion, and gives every control a shape in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openExercise(page, path);
    await expectStillAndFitting(page);
    expect(await formlessControls(page)).toEqual([]);
    for (const step of steps) {
      await step(page);
      await expectStillAndFitting(page);
      expect(await formlessControls(page)).toEqual([]);
    }
  });
