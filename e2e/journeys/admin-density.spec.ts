import { ADMIN_APP } from '../support/addresses';
import { createCampaign } from '../support/campaigns';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';
import { askForReminder, buy, subscribe, withdraw, writeMessage } from '../support/visitors';

/** Pixels above the first row of a list, by the width of the window. */
const MAX_TOP = { 1280: 320, 360: 420 };
const LISTS = [
  'blogginlagg',
  'utskick',
  'granskning',
  'nyhetsbrev',
  'meddelanden',
  'paminnelser',
  'kop',
  'kop&visa=angrade',
  'utkorg',
  'handelselogg',
  'konton',
];

const REVIEW = {
  id: '1',
  post_id: '1',
  title: 'Stillhet',
  version: 1,
  sent_by: 'Anna',
  sent_at: '2026-03-05T10:00:00Z',
  reviewer: 'Lo',
  verdict: null,
  decided_at: null,
};

test('begins every list high up on a desk and on a phone', async ({ page }) => {
  test.slow();
  const email = `tathet-${Date.now()}@stillsam.example`;
  await writeMessage({ name: 'Rut', email, message: 'Hej.' });
  await askForReminder(email, 'fokustraning');
  await subscribe(email);
  await withdraw('Rut', await buy(email), email);
  await createCampaign({ subject: 'Tätt' });
  await page.route('**/api/admin/reviews', (route) => route.fulfill({ json: { reviews: [REVIEW] } }));
  await carryToken(page);
  for (const list of LISTS)
    for (const [width, maxTop] of Object.entries(MAX_TOP))
      await test.step(`${list}, ${width} px`, async () => {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await page.goto(`${ADMIN_APP}/admin/dashboard?flik=${list}`);
        const row = page.getByRole('table').getByRole('row').nth(1);
        await expect(row).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect((await row.boundingBox())?.y).toBeLessThanOrEqual(maxTop);
      });
});
