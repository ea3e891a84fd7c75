import type { Page, Route } from '@playwright/test';
import { SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { layoutShift, MAX_SHIFT } from '../support/layout-shift';

const PHONE = { width: 412, height: 823 };
const TABLET = { width: 768, height: 900 };
const PAGES = [
  '/',
  '/kunskapsbibliotek',
  `/kunskapsbibliotek/${SEEDED_SLUG}`,
  '/utforska-ditt-valmande',
  '/akut-hjalp',
  '/produkter',
  '/resurser/mindful-andning',
];

/** Holds every font request until it is released. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/*.woff2', (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em Literata') && document.fonts.status))
      .toBe('loaded');
  };
}

const VISITS = [
  ...PAGES.map((path) => ({ path, size: PHONE })),
  ...['/nyhetsbrev/brev', '/checkout'].map((path) => ({ path, size: TABLET })),
];

for (const { path, size } of VISITS)
  test(`keeps ${path} almost in place when it hydrates and its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await release();
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });

for (const size of [PHONE, TABLET])
  test(`keeps what is below the contact form in place, sent and empty again, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 201, json: { received_at: new Date().toISOString() } }),
    );
    await page.goto('/kontakt');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    // The page has room for the banner at its end.
    await expect(page.getByRole('region', { name: 'Samtycke till kakor' })).toBeVisible();
    const form = page.getByRole('region', { name: 'Skriv till oss' });
    await form.getByLabel('Namn').fill('Kim');
    await form.getByLabel('E-post').fill('kim@exempel.test');
    await form.getByLabel('Meddelande').fill('Hej');
    const height = () => page.evaluate(() => document.body.offsetHeight);
    const before = await height();
    await form.getByRole('button', { name: 'Skicka' }).click();
    await expect(form.getByText('Tack för ditt meddelande!')).toBeInViewport();
    expect(await height()).toBe(before);
    await expect(form.getByText(/^Skickat/)).toBeVisible();
    await expect(form.getByLabel('Namn')).toHaveValue('');
    expect(await height()).toBe(before);
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });
