import type { Page } from '@playwright/test';
import { ADMIN, ADMIN_APP, SITE } from '../support/addresses';
import { createCampaign, deleteCampaign } from '../support/campaigns';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

/** A mail as mail programs need it: styles on its elements, and in its head for the dark. */
const MAIL = `<!doctype html><html lang="sv"><head><style>
  @media (max-width: 480px) { .card { padding: 12px !important } }
  @media (prefers-color-scheme: dark) { .card { background: #2a3a5c !important } }
  </style></head><body style="margin:0"><table role="presentation" width="100%"><tr>
  <td class="card" style="padding:32px;background:#fbfcfa">Hej du.</td></tr></table></body></html>`;

let id: string;
test.beforeEach(async ({ page }) => {
  id = await createCampaign({ subject: 'Vila i mars', content: '<p>Hej du.</p>' });
  await carryToken(page);
});
test.afterEach(() => deleteCampaign(id));

async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/utskick/${id}`);
  await expect(page.getByLabel('Ämnesrad')).toHaveValue('Vila i mars');
}

const styleOf = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('.card')
    .evaluate((card) => {
      const { padding, backgroundColor } = getComputedStyle(card);
      return { padding, backgroundColor, width: innerWidth };
    });

for (const [name, origin] of [
  ['on its own origin', ADMIN_APP],
  ['in the shell', SITE],
] as const)
  test(`shows a mail's styles in the preview under the policy of the admin ${name}`, async ({ page }) => {
    await page.route('**/api/admin/campaigns/*/preview', (route) =>
      route.fulfill({ json: { html: MAIL, text: 'Hej du.', html_bytes: MAIL.length } }),
    );
    await openEditor(page, origin);
    await page.getByRole('button', { name: 'Förhandsvisa' }).click();
    await expect(page.frameLocator('iframe').getByText('Hej du.')).toBeVisible();
    const day = 'rgb(251, 252, 250)';
    expect(await styleOf(page)).toEqual({ padding: '32px', backgroundColor: day, width: 640 });
    await page.getByRole('button', { name: 'Telefon' }).click();
    await expect.poll(() => styleOf(page)).toEqual({ padding: '12px', backgroundColor: day, width: 360 });
    await page.getByRole('button', { name: 'Mörkt' }).click();
    const night = 'rgb(42, 58, 92)';
    await expect.poll(() => styleOf(page)).toEqual({ padding: '32px', backgroundColor: night, width: 640 });
  });

test('saves what is written by itself, and sends a test of it to the admin', async ({ page }) => {
  await openEditor(page, ADMIN_APP);
  await page.getByLabel('Ämnesrad').fill('Vila i april');
  await expect(page.getByText(/^Sparat kl\.\s\d\d\.\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Skicka provbrev till mig' }).click();
  await expect(page.getByText(`Provbrevet ligger i utkorgen och skickas till ${ADMIN.email}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Ämnesrad')).toHaveValue('Vila i april');
  // The last answer that the page waits for, before the letter is deleted.
  await expect(page.getByText(/prenumerant.* just nu\.$/)).toBeVisible();
});
