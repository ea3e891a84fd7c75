import type { Page } from '@playwright/test';
import { SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';

const NARROW = { width: 360, height: 780 };

/** Opens a page and holds its scripts back until `deliver` is called. */
async function openWithoutScript(page: Page, path: string): Promise<{ deliver: () => void }> {
  let deliver = () => {};
  const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\.js$/, async (route) => {
    await isDelivered;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { deliver };
}

interface EarlyClick {
  path: string;
  control: string;
  click: (page: Page) => Promise<void>;
  hasWorked: (page: Page) => Promise<void>;
  viewport?: { width: number; height: number };
  /** Console error of the browser, where the server refuses the request. */
  expectedComplaint?: RegExp;
}

const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const CLICKS: EarlyClick[] = [
  {
    path: '/',
    control: 'the accessibility settings in the header',
    click: clickButton('Anpassa sidan'),
    hasWorked: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    path: '/',
    control: 'the menu of a phone',
    viewport: NARROW,
    click: (page) => page.getByRole('banner').getByText('Meny').click(),
    hasWorked: (page) => expect(page.getByRole('main')).toHaveAttribute('inert', ''),
  },
  {
    path: '/om-oss',
    control: 'a link',
    click: (page) => page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).first().click(),
    hasWorked: (page) => expect(page).toHaveURL(/\/kontakt$/),
  },
  {
    path: `/kunskapsbibliotek/${SEEDED_SLUG}`,
    control: 'the yes to read marks',
    click: clickButton('Kom ihåg åt mig'),
    hasWorked: (page) => expect(page.getByText('Läst klart?')).toBeVisible(),
  },
  {
    path: `/kunskapsbibliotek/${SEEDED_SLUG}`,
    control: 'the copying of an address',
    click: async (page) => {
      await page.locator('summary').filter({ hasText: 'Dela' }).click();
      await clickButton('Kopiera länk')(page);
    },
    hasWorked: (page) => expect(page.getByText('Kopierad!')).toBeVisible(),
  },
  {
    path: '/kunskapsbibliotek',
    control: 'a category',
    click: (page) => page.getByRole('main').getByRole('link', { name: /^Sömn/ }).first().click(),
    hasWorked: (page) => expect(page).toHaveURL(/category=somn/),
  },
  {
    path: '/utforska-ditt-valmande',
    control: 'a choice',
    click: (page) => page.getByText('Sover dåligt').click(),
    hasWorked: async (page) => {
      await expect(page.getByRole('region', { name: 'Rekommenderat för dig' })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Sover dåligt' })).toBeChecked();
    },
  },
  {
    path: '/varukorg',
    control: 'one more of a product',
    click: clickButton(/^Öka antalet/),
    hasWorked: (page) =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Varukorg, 3 varor' })).toBeVisible(),
  },
  {
    path: '/angerratt',
    control: 'the submit button of a form',
    click: clickButton('Bekräfta att du ångrar köpet'),
    hasWorked: (page) => expect(page.getByText('Ange ditt namn.')).toBeVisible(),
    expectedComplaint: /status of 400 .*\/api\/withdrawals\/form/,
  },
  {
    path: '/resurser/mindful-andning',
    control: 'START',
    click: clickButton('START'),
    hasWorked: (page) => expect(page.getByRole('button', { name: 'START' })).toHaveCount(0),
  },
];

for (const { path, control, click, hasWorked, viewport, expectedComplaint } of CLICKS)
  test(`keeps a click on ${control} before the script takes effect: ${path}`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (viewport) await page.setViewportSize(viewport);
    const { deliver } = await openWithoutScript(page, path);
    await click(page);
    deliver();
    await hasWorked(page);
    if (expectedComplaint) consoleErrors.expect(expectedComplaint);
  });
