import { expectGoodPage } from '../support/accessible-page';
import { ADMIN_APP } from '../support/addresses';
import { createCampaign, deleteCampaign, showCampaign } from '../support/campaigns';
import { expect, test } from '../support/console';
import { sample } from '../support/long';
import { carryToken } from '../support/sign-in';
import { buy, writeMessage } from '../support/visitors';

const TABS = [
  'blogginlagg',
  'granskning',
  'nyhetsbrev',
  'utskick',
  'meddelanden',
  'kop',
  'paminnelser',
  'personuppgifter',
  'utkorg',
  'handelselogg',
  'versioner',
  'konton',
  'installningar',
];

/** Campaigns as the API tells them, by what their status page says. */
const STATES = {
  'Börjar strax': { status: 'scheduled', send_at: '2026-03-06T08:00:00Z' },
  'Skickas nu': { status: 'sending', recipients: { waiting: 400, sent: 600 } },
  'Pausat av redaktionen': {
    status: 'paused',
    pause_reason: 'admin',
    recipients: { waiting: 400, sent: 600 },
  },
  'Pausat: mejlservern svarade inte': {
    status: 'paused',
    pause_reason: 'outage',
    pause_detail: 'connect ECONNREFUSED',
    resume_at: '2100-01-01T08:00:00Z',
    recipients: { waiting: 1000 },
  },
  'Mejlservern vill inte ta emot brevet': {
    status: 'paused',
    pause_reason: 'refused',
    pause_detail: '554 5.7.1 Message rejected due to unacceptable content of the message',
    recipients: { waiting: 990, sent: 10 },
  },
  Avslutat: { status: 'stopped', recipients: { waiting: 400, sent: 600 } },
  Skickat: { status: 'sent', recipients: { sent: 950, refused: 20, skipped: 20, uncertain: 10 } },
};

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await carryToken(page);
});

/** Runs in the page: what is folded is measured too. */
const openAll = (folds: Element[]) => folds.forEach((fold) => fold.setAttribute('open', ''));

for (const tab of TABS)
  test(`meets WCAG 2.2 AA and fits in the tab ${tab}`, async ({ page }) => {
    await page.goto(`${ADMIN_APP}/admin/dashboard?flik=${tab}`);
    await expect(
      page
        .getByRole('search')
        .or(page.getByRole('region', { name: /^(Uppdateringar|Konton|Granskning|Företaget)$/ }))
        // An empty list has no filters.
        .or(page.getByRole('main').getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    if (tab === 'installningar') await page.locator('main details').evaluateAll(openAll);
    await expectGoodPage(page, { hasColors: tab === 'blogginlagg' });
  });

test('meets WCAG 2.2 AA and fits in the overview', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/oversikt`);
  await expect(page.getByRole('region', { name: 'Den här veckan' })).toBeVisible();
  await expectGoodPage(page, { hasColors: true });
});

test('meets WCAG 2.2 AA and fits on the account page', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/konto`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodPage(page, { hasColors: false });
});

for (const page of [
  'login',
  'glomt-losenord',
  'nytt-losenord?token=x',
  'ny-adress?token=x',
  'granska?token=x',
])
  test(`meets WCAG 2.2 AA and fits before the back office: ${page}`, async ({ browser }) => {
    // Nobody is signed in.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    await visitor.goto(`${ADMIN_APP}/admin/${page}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodPage(visitor, { hasColors: page === 'login' });
    await context.close();
  });

test('meets WCAG 2.2 AA and fits on the page of a purchase and on that of a month', async ({ page }) => {
  const number = await buy(`axe-${Date.now()}@stillsam.example`);
  await page.goto(`${ADMIN_APP}/admin/dashboard?flik=kop`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expectGoodPage(page, { hasColors: true });
  await page.goto(`${ADMIN_APP}/admin/kop/manaden`);
  await expect(page.getByRole('figure')).toBeVisible();
  await expectGoodPage(page, { hasColors: false });
});

test('meets WCAG 2.2 AA and fits on the page of a message and on that of a person', async ({ page }) => {
  const name = `Axe ${Date.now()}`;
  await writeMessage({ name, email: 'axe@stillsam.example', message: 'Hej.\nEn fråga.' });
  await page.goto(`${ADMIN_APP}/admin/dashboard?flik=meddelanden`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('Ditt svar').fill('Hej.');
  await page.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(page.getByText('Mejlet ligger i utkorgen.')).toBeVisible();
  await expectGoodPage(page, { hasColors: true });
  await page.getByRole('link', { name: /allt annat om avsändaren/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'axe@stillsam.example' })).toBeVisible();
  await expectGoodPage(page, { hasColors: false });
});

test('meets WCAG 2.2 AA and fits in the editor of posts', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/blog/new`);
  await expect(page.getByLabel('Titel')).toBeVisible();
  await expectGoodPage(page, { hasColors: true });
});

test('meets WCAG 2.2 AA and fits in the editor of letters and its preview', async ({ page }) => {
  const id = await createCampaign({ subject: 'Vila i mars', content: '<p>Hej du.</p>' });
  await page.goto(`${ADMIN_APP}/admin/utskick/${id}`);
  await expect(page.getByLabel('Ämnesrad')).toHaveValue('Vila i mars');
  await expectGoodPage(page, { hasColors: false });
  await page.getByRole('button', { name: 'Förhandsvisa' }).click();
  await expect(page.frameLocator('iframe').getByText('Hej du.')).toBeVisible();
  await expectGoodPage(page, { hasColors: false });
  await deleteCampaign(id);
});

for (const [state, changes] of sample(Object.entries(STATES), 2))
  test(`meets WCAG 2.2 AA and fits on the status page that says '${state}'`, async ({ page }) => {
    const id = await showCampaign(page, changes);
    await page.goto(`${ADMIN_APP}/admin/utskick/${id}/lage`);
    await expect(page.getByText(state, { exact: true })).toBeVisible();
    await expectGoodPage(page, { hasColors: state === 'Skickat' });
  });
