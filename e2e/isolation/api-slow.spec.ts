import type { Page } from '@playwright/test';
import { ApiFaults, type ApiFault } from '../support/api-faults';
import { expect, test } from '../support/console';
import { sample } from '../support/long';

const NOTICES: Record<ApiFault, string> = {
  broken: 'Ett fel uppstod. Försök igen senare.',
  unreachable: 'Tjänsten går inte att nå just nu. Försök igen om en stund.',
  'cut off': 'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.',
};
const FAULTS: ApiFault[] = ['broken', 'unreachable', 'cut off'];

/** The forms of the public pages: route, API call, input, and success message. */
const FORMS = [
  {
    route: '/kontakt',
    api: '**/api/contact',
    fields: { Namn: 'Kim', 'E-post': 'kim@exempel.se', Meddelande: 'Hej, en fråga.' },
    button: 'Skicka',
    busy: 'Skickar...',
    thanks: 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.',
  },
  {
    route: '/produkter',
    api: '**/api/notify',
    fields: { 'E-post': 'kim@exempel.se' },
    button: 'Säg till mig',
    busy: 'Skickar...',
    thanks: 'Tack! Vi hör av oss så fort vi lanserar.',
  },
  {
    route: '/kunskapsbibliotek',
    api: '**/api/newsletter/subscribe',
    fields: { 'E-post': 'kim@exempel.se' },
    button: 'Prenumerera',
    busy: 'Skickar...',
    thanks: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  },
  {
    route: '/angerratt',
    api: '**/api/withdrawals',
    fields: { Namn: 'Kim Ek', 'Ordernummer, eller vad du köpte': 'ST-PROV', 'E-post': 'kim@exempel.se' },
    button: 'Bekräfta att du ångrar köpet',
    busy: 'Skickar...',
    thanks: 'Kvitto på ditt meddelande',
  },
];

// The browser itself reports each failed call.
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource.*\/api\//);
});

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

for (const { route, api, fields, button, busy, thanks } of sample(FORMS, 2)) {
  const main = (page: Page) => page.getByRole('main');
  // An address subscribes only once.
  const typed = (kim: string) =>
    Object.entries(fields).map(([label, text]) => [label, text.replace('kim@', `${kim}@`)] as const);
  const fill = async (page: Page, kim: string) => {
    for (const [label, text] of typed(kim)) await main(page).getByLabel(label).fill(text);
  };

  test(`shows a notice at ${route} when the API fails, keeps the input, and sends it once the API recovers`, async ({
    page,
  }) => {
    await open(page, route);
    await fill(page, 'kim');
    for (const fault of FAULTS) {
      const faults = await ApiFaults.fail(page, api, fault);
      await main(page).getByRole('button', { name: button }).click();
      await expect(main(page).getByText(NOTICES[fault])).toBeVisible();
      for (const [label, text] of typed('kim')) await expect(main(page).getByLabel(label)).toHaveValue(text);
      await faults.end(page);
    }
    await main(page).getByRole('button', { name: button }).click();
    await expect(main(page).getByText(thanks)).toBeVisible();
  });

  test(`calls a slow API once at ${route}, and shows its response`, async ({ page }) => {
    await open(page, route);
    const faults = await ApiFaults.hold(page, api);
    await fill(page, 'kim-langsam');
    await main(page).getByRole('button', { name: button }).click();
    const waiting = main(page).getByRole('button', { name: busy });
    await expect(waiting).toBeVisible();
    await waiting.click({ force: true });
    await expect.poll(() => faults.calls).toBe(1);
    faults.open();
    await expect(main(page).getByText(thanks)).toBeVisible();
    expect(faults.calls).toBe(1);
  });
}

test('requests prices that fail to load again at /checkout, and keeps the cart', async ({ page }) => {
  const faults = await ApiFaults.fail(page, '**/api/products', 'unreachable');
  await open(page, '/varukorg');
  await page.getByRole('link', { name: 'Till kassan' }).click();
  await expect(
    page.getByText('Priserna gick inte att hämta just nu. Det du har valt finns kvar.'),
  ).toBeVisible();
  faults.open();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('region', { name: 'Din beställning' })).toContainText('98');
});

test('shows the form before its prices at /checkout, and orders nothing without them', async ({ page }) => {
  const faults = await ApiFaults.hold(page, '**/api/products');
  await open(page, '/checkout');
  await page.getByLabel('E-post').first().fill('kim@exempel.se');
  await page.getByRole('checkbox', { name: 'Jag har fyllt 18 år.' }).check();
  await page.getByRole('checkbox', { name: /Jag godkänner köpvillkoren/ }).check();
  const order = page.getByRole('button', { name: 'Köp och betala' });
  await expect(order).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Din beställning' })).not.toContainText('kr');
  faults.open();
  await expect(page.getByRole('region', { name: 'Din beställning' })).toContainText('98');
  await expect(order).toBeEnabled();
  await expect(page.getByLabel('E-post').first()).toHaveValue('kim@exempel.se');
});

test('requires consent again at /checkout when the wording has changed', async ({ page }) => {
  let respond = () => {};
  const released = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/products', async (route) => {
    await released;
    const response = await route.fetch();
    const list = await response.json();
    list.checkout.terms = { version: 'nyare', text: 'Jag godkänner de nya villkoren.' };
    await route.fulfill({ json: list });
  });
  await open(page, '/checkout');
  await page.getByRole('checkbox', { name: /Jag godkänner köpvillkoren/ }).check();
  respond();
  await expect(page.getByRole('checkbox', { name: /de nya villkoren/ })).not.toBeChecked();
});

/** Other journeys publish articles meanwhile, so the number varies. */
const COUNT = /^\d+ artiklar$/;

/** How many articles are shown; the pills have counts of their own. */
function countLine(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: 'artik' });
}

test('leaves the library as it is while a slow API is called, and shows the response when it arrives', async ({
  page,
}) => {
  await open(page, '/kunskapsbibliotek');
  const all = (await countLine(page).textContent()) ?? '';
  const faults = await ApiFaults.hold(page, '**/api/blog/posts?**');
  await page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: /^Sömn/ }).click();
  await expect(page.getByText('Laddar sidan')).toBeAttached();
  await expect(countLine(page)).toHaveText(all);
  faults.open();
  await expect(page).toHaveURL(/category=somn/);
  await expect(countLine(page)).not.toHaveText(all);
  await expect(countLine(page)).toHaveText(COUNT);
});

test('shows a notice in a library whose API fails, keeps header and footer, and recovers by Försök igen', async ({
  page,
}) => {
  await open(page, '/kunskapsbibliotek');
  const faults = await ApiFaults.fail(page, '**/api/blog/posts?**', 'broken');
  await page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: /^Sömn/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Den här delen går inte att visa just nu');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  faults.open();
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await expect(countLine(page)).toHaveText(COUNT);
});
