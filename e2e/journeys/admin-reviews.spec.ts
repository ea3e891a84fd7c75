import { createAccount } from '../support/accounts';
import { SITE } from '../support/addresses';
import { createPost } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { mailedCode, mailedToken } from '../support/newsletter';
import { carryToken } from '../support/sign-in';
import { visit } from '../support/visit';

const PHRASE = 'sju gula paraplyer i regn';

test('sends a draft to a reviewer, who remarks on it and approves it on a phone', async ({
  page,
  browser,
}) => {
  const email = `granskare-${Date.now()}@exempel.se`;
  await createAccount(email, 'reviewer', PHRASE);
  const name = email.split('@')[0] ?? '';
  const title = `Att granska ${Date.now()}`;
  const post = await createPost({ title, status: 'draft' });
  await carryToken(page);
  await page.goto(`${SITE}/admin/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Granskning' }).click();
  const region = page.getByRole('region', { name: 'Granskning' });
  await region.getByLabel('Granskare', { exact: true }).selectOption({ label: name });
  await region.getByLabel('Yrke som legitimationen gäller').fill('psykolog (prov)');
  await expectAccessible(page);
  await region.getByRole('button', { name: 'Skicka till granskning' }).click();
  await expect(region.getByText(`Texten är skickad till ${name}.`)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await phone.goto(`${SITE}/admin/login`);
  await phone.getByLabel('E-post').fill(email);
  await phone.getByLabel('Lösenord').fill(PHRASE);
  await phone.getByRole('button', { name: 'Logga in' }).click();
  await phone.getByRole('button', { name: 'Meny' }).click();
  const screens = phone.getByRole('navigation', { name: 'Redaktionens delar' });
  await expect(screens.getByRole('link')).toHaveText([/^Översikt/, /^Granskning/, 'Ditt konto']);
  await phone.keyboard.press('Escape');
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByText('Ett stycke.')).toBeVisible();
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.getByLabel('Ny anmärkning').fill('Källan saknas.');
  await phone.getByRole('button', { name: 'Spara anmärkningen' }).click();
  await expect(phone.getByText('Anmärkningen är sparad.')).toBeVisible();
  await phone.getByRole('button', { name: 'Godkänn' }).click();
  await expect(phone.getByText('Godkänd')).toBeVisible();
  await context.close();

  await page.reload();
  await page.getByRole('button', { name: 'Granskning' }).click();
  await expect(region.getByText('Källan saknas.')).toBeVisible();
  await expect(region.getByText('Godkänd')).toBeVisible();
});

test('publishes a text under the name of a reviewer without an account, who comes by a mailed link and code', async ({
  page,
  browser,
}) => {
  const email = `utan-konto-${Date.now()}@exempel.se`;
  const name = 'Prov Provsson (påhittad granskare)';
  const title = `Att granska med länk ${Date.now()}`;
  const post = await createPost({ title, status: 'draft', shows_crisis_card: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await carryToken(page);
  await page.goto(`${SITE}/admin/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Granskning' }).click();
  const region = page.getByRole('region', { name: 'Granskning' });
  await region.getByLabel('Granskarens namn').fill(name);
  await region.getByLabel('Granskarens e-post').fill(email);
  await region.getByLabel('Yrke som legitimationen gäller').fill('psykolog (prov)');
  await region.getByRole('button', { name: 'Skicka till granskning' }).click();
  await expect(region.getByText(`Texten är skickad till ${name}.`)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await visit(phone, `${SITE}/admin/granska?token=${await mailedToken(email, '/admin/granska')}`);
  await phone.getByRole('button', { name: 'Mejla koden' }).click();
  await expect(phone.getByText('Koden är på väg.')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByLabel('Kod').fill(await mailedCode(email));
  await phone.getByRole('button', { name: 'Öppna texten' }).click();
  await expect(phone.getByText('Ett stycke.')).toBeVisible();
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.getByLabel('Meningen som du menar').fill('Ett stycke.');
  await phone.getByLabel('Ny anmärkning').fill('Källan saknas.');
  await phone.getByRole('button', { name: 'Spara anmärkningen' }).click();
  await expect(phone.getByText('Anmärkningen är sparad.')).toBeVisible();
  await phone.getByLabel('Mitt namn och min arbetsplats får visas på sidan').check();
  await phone.getByRole('button', { name: 'Godkänn' }).click();
  await expect(phone.getByText('Godkänd')).toBeVisible();
  await context.close();

  await page.reload();
  await page.getByRole('button', { name: 'Publicera' }).click();
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Blogginlägg uppdaterat!')).toBeVisible();
  await page.goto(`${SITE}/kunskapsbibliotek/${post.slug}`);
  await expect(page.getByText(new RegExp(`^Granskad .+ av ${name.replace(/[()]/g, '\\$&')}`))).toBeVisible();
});

test('publishes a text with the crisis card by a named exemption, which its page tells', async ({
  page,
  consoleErrors,
}) => {
  // The save that asks for the reason.
  consoleErrors.expect(/422/);
  const title = `Om tunga dagar ${Date.now()}`;
  const post = await createPost({ title, status: 'draft', shows_crisis_card: true });
  await carryToken(page);
  await page.goto(`${SITE}/admin/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Publicera' }).click();
  const summary = page.getByRole('dialog', { name: 'Publicera inlägget' });
  await expect(summary.getByText('Texten visar kriskortet men har inga källor.')).toBeVisible();
  await expect(summary.getByText('Den sparade texten är inte granskad')).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Publicera nu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Texten visar kriskortet' });
  await dialog
    .getByLabel('Varför publiceras den utan granskning?')
    .fill('Ingen granskare har tid före mars.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publicera' }).click();
  await expect(page.getByText('Blogginlägg uppdaterat!')).toBeVisible();
  await page.goto(`${SITE}/kunskapsbibliotek/${post.slug}`);
  await expect(page.getByText('Inte granskad av legitimerad personal.')).toBeVisible();
  await page.getByRole('link', { name: 'Så granskas texterna' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
