import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADMIN_APP } from '../support/addresses';
import { createPost, updatePost } from '../support/api';
import { expect, test } from '../support/console';
import { tabTo } from '../support/keyboard';
import { carryToken } from '../support/sign-in';
import { askForReminder, buy, withdraw, writeMessage } from '../support/visitors';

/** Opens a screen by its entry in the navigation as a signed-in admin. */
async function openScreen(page: Page, name: string): Promise<void> {
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await page.getByRole('navigation', { name: 'Redaktionens delar' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('opens, marks and removes a message from a visitor', async ({ page }) => {
  const name = `Rut ${Date.now()}`;
  await writeMessage({ name, email: 'rut@stillsam.example', message: 'Hej.\nVar finns övningen?' });
  await openScreen(page, 'Meddelanden');
  await page.getByLabel('Sök på namn, e-post eller text').fill(name);
  const row = page.getByRole('row', { name });
  await expect(row.getByText('Oläst')).toBeVisible();
  await row.getByRole('link', { name: /^Läs/ }).click();
  const message = page.getByRole('region', { name: 'Meddelande', exact: true });
  await expect(message.getByText('Läst', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Markera som besvarat' }).click();
  await expect(message.getByText('Besvarat', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Status').selectOption({ label: 'Besvarade' });
  await expect(page).toHaveURL(/status=answered/);

  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('answered');
  await row.getByLabel(`Fler val för ${name}`).click();
  await row.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText(`Meddelandet från ${name} är borttaget.`)).toBeVisible();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});

test('counts, filters and saves a notify list as a file', async ({ page }) => {
  const email = `vill-veta-${Date.now()}@stillsam.example`;
  await askForReminder(email, 'fokustraning');
  await openScreen(page, 'Intresselistor');
  await page.getByLabel('Lista', { exact: true }).selectOption({ label: 'Fokusträning' });
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportera CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^paminnelser-fokustraning-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(email);
});

test('finds a purchase by its withdrawal and returns the money', async ({ page }) => {
  const email = `kund-${Date.now()}@stillsam.example`;
  const number = await buy(email);
  const reference = await withdraw('Kund Kundsson', number, email);
  await openScreen(page, 'Beställningar');
  await page.getByRole('link', { name: /^Ångrade/ }).click();
  await page.getByLabel('Sök på referens, namn eller e-post').fill(email);
  await page
    .getByRole('row', { name: reference })
    .getByRole('link', { name: new RegExp(`^Betala tillbaka 98,00\\skr för ${number}$`) })
    .click();

  const withdrawal = page.getByRole('region', { name: 'Ångrat köp' });
  await expect(withdrawal).toContainText(reference);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await withdrawal.getByRole('button', { name: 'Betala tillbaka' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Återbetala köpet?' });
  await expect(dialog).toContainText(number);
  await expect(dialog.getByLabel('Belopp i kronor')).toHaveValue('98');
  await dialog.getByRole('button', { name: 'Återbetala' }).click();
  await expect(page.getByText(/^98,00\skr är på väg tillbaka till köparen\.$/)).toBeVisible();
  await expect(withdrawal.getByText(/98,00\skr är (?:på väg tillbaka|återbetalt)\./)).toBeVisible();
});

test('opens a mail that waits in the outbox', async ({ page }) => {
  const email = `brev-${Date.now()}@stillsam.example`;
  const number = await buy(email);
  await openScreen(page, 'Utkorg');
  const row = page.getByRole('row', { name: email });
  await expect(row.getByText('I kö')).toBeVisible();
  await row.getByRole('button', { name: /^Läs/ }).click();
  await expect(page.getByRole('dialog').getByText(number).first()).toBeVisible();
});

test('lists in the audit log what an admin does', async ({ page }) => {
  const post = await createPost({ title: `Loggat inlägg ${Date.now()}`, status: 'draft' });
  await updatePost(post.id, {
    title: 'Loggat inlägg',
    content: '<p>Ändrat.</p>',
    status: 'draft',
    version: post.version,
  });
  await openScreen(page, 'Händelselogg');
  await page.getByLabel('Händelse', { exact: true }).selectOption({ label: 'Ändrade inlägg' });
  const today = page.getByRole('rowgroup', { name: 'I dag' });
  const row = today.getByRole('row', { name: 'Loggat inlägg' }).first();
  await expect(row.getByRole('link', { name: 'Loggat inlägg' })).toHaveAttribute(
    'href',
    `/admin/blog/edit/${post.id}`,
  );
});

test('goes by keyboard alone to a screen, through its filters, into a message and back', async ({ page }) => {
  const name = `Tangent ${Date.now()}`;
  await writeMessage({ name, email: 'tangent@stillsam.example', message: 'Utan mus.' });
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await expect(page.getByRole('link', { name: 'Blogginlägg', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await tabTo(page, /^Meddelanden/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Meddelanden' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('Sök på namn, e-post eller text')).toBeVisible();
  await tabTo(page, /^Sök på namn/);
  await page.keyboard.type(name);
  await expect(page.getByRole('row', { name })).toBeVisible();
  await tabTo(page, new RegExp(`^Läs och svara på meddelandet från ${name}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tabTo(page, /^Markera som besvarat$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Besvarat', { exact: true })).toBeVisible();
  await tabTo(page, /^Ditt svar/);
  await page.keyboard.type('Hej Tangent.');
  await tabTo(page, /^Skicka svaret$/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Svaret ligger i utkorgen och skickas till tangent@stillsam.example.'),
  ).toBeVisible();
});

test('shows the data stored about an address, and erases them but for the receipt', async ({ page }) => {
  const email = `uppgifter-${Date.now()}@stillsam.example`;
  await writeMessage({ name: 'Rut', email, message: 'Vad vet ni om mig?' });
  await openScreen(page, 'Personuppgifter');
  await page.getByLabel('E-postadress eller namn').fill(email);
  await page.getByRole('search').getByRole('button', { name: 'Sök' }).click();
  await expect(page.getByRole('heading', { name: 'Det här finns sparat' })).toBeFocused();
  await expect(page.getByText('Rut (Oläst): Vad vet ni om mig?')).toBeVisible();
  await page.getByRole('button', { name: 'Radera' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Skriv adressen igen').fill(email);
  await dialog.getByRole('button', { name: 'Radera uppgifterna' }).click();
  const receipt = page.getByRole('region', { name: 'Kvitto på raderingen' });
  await expect(receipt.getByText('Meddelanden')).toBeVisible();

  await page.getByRole('search').getByRole('button', { name: 'Sök' }).click();
  await expect(page.getByText('Rut (Oläst): Vad vet ni om mig?')).toHaveCount(0);
});
