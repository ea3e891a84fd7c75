import type { Page } from '@playwright/test';
import {
  expectAccessibleByDayAndNight,
  expectAccessibleInHighContrast,
  expectFitting,
} from '../support/accessible-page';
import { ADMIN_APP } from '../support/addresses';
import { createCampaign, deleteCampaign, showCampaign } from '../support/campaigns';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

const TABS = [
  'blogginlagg',
  'nyhetsbrev',
  'utskick',
  'meddelanden',
  'bestallningar',
  'paminnelser',
  'personuppgifter',
  'utkorg',
  'handelselogg',
  'leveranser',
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
  'Avslutat i förtid': { status: 'stopped', recipients: { waiting: 400, sent: 600 } },
  Skickat: { status: 'sent', recipients: { sent: 950, refused: 20, skipped: 20, uncertain: 10 } },
};

async function expectGoodPage(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expectAccessibleByDayAndNight(page);
  await expectAccessibleInHighContrast(page);
  await expectFitting(page);
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await carryToken(page);
});

for (const tab of TABS)
  test(`the tab ${tab} meets WCAG 2.2 AA and fits`, async ({ page }) => {
    await page.goto(`${ADMIN_APP}/admin/dashboard?flik=${tab}`);
    await expect(page.getByRole('search').or(page.getByRole('region', { name: 'Leveranser' }))).toBeVisible();
    await expectGoodPage(page);
  });

test('the account meets WCAG 2.2 AA and fits', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/konto`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodPage(page);
});

test('the editor of posts meets WCAG 2.2 AA and fits', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/blog/new`);
  await expect(page.getByLabel('Titel')).toBeVisible();
  await expectGoodPage(page);
});

test('the editor of letters and its preview meet WCAG 2.2 AA and fit', async ({ page }) => {
  const id = await createCampaign({ subject: 'Vila i mars', content: '<p>Hej du.</p>' });
  await page.goto(`${ADMIN_APP}/admin/utskick/${id}`);
  await expect(page.getByLabel('Ämnesrad')).toHaveValue('Vila i mars');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Förhandsvisa' }).click();
  await expect(page.frameLocator('iframe').getByText('Hej du.')).toBeVisible();
  await expectGoodPage(page);
  await deleteCampaign(id);
});

for (const [state, changes] of Object.entries(STATES))
  test(`the status page that says '${state}' meets WCAG 2.2 AA and fits`, async ({ page }) => {
    const id = await showCampaign(page, changes);
    await page.goto(`${ADMIN_APP}/admin/utskick/${id}/lage`);
    await expect(page.getByText(state, { exact: true })).toBeVisible();
    await expectGoodPage(page);
  });
