import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADMIN_APP } from '../support/addresses';
import { expect, test } from '../support/console';
import { tabTo } from '../support/keyboard';
import { carryToken } from '../support/sign-in';
import { subscribe } from '../support/visitors';

/** A word that only one test's subscribers have in their addresses. */
const word = (name: string) => `${name}${Date.now().toString(36)}`;

async function openNewsletter(page: Page): Promise<void> {
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await page.getByRole('link', { name: 'Nyhetsbrev' }).click();
  await expect(page.getByRole('region', { name: 'Nyhetsbrev' })).toBeVisible();
}

const search = (page: Page, text: string) => page.getByLabel('Sök', { exact: true }).fill(text);
const rowOf = (page: Page, email: string) => page.getByRole('row', { name: email });
/** The cells that hold an address and nothing else. */
const addresses = (page: Page) => page.getByRole('cell', { name: /^\S+@stillsam\.example$/ });
const figure = async (page: Page, name: string) =>
  Number(
    (await page.getByRole('term').filter({ hasText: name }).locator('+ dd').textContent())?.replaceAll(
      /\D/g,
      '',
    ),
  );

/** Imports rows as an admin does, from the app's own origin. */
async function importRows(page: Page, rows: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Importera CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importera prenumeranter' });
  await dialog.getByLabel('CSV-fil').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`e-post,förnamn,efternamn\r\n${rows.join('\r\n')}\r\n`),
  });
  await dialog.getByLabel('Var samtycket har lämnats').fill('Mässan i Uppsala');
  await dialog.getByRole('button', { name: 'Importera', exact: true }).click();
}

test('imports a list, with a reason for each row that it leaves out', async ({ page }) => {
  const mark = word('import');
  await openNewsletter(page);
  const before = await figure(page, 'Aktiva');
  await importRows(page, [
    `a-${mark}@stillsam.example,Åsa,Öberg`,
    `b-${mark}@stillsam.example,Kim,`,
    `A-${mark}@stillsam.example,Åsa,Igen`,
    'ingen adress,Bo,',
  ]);
  const dialog = page.getByRole('dialog', { name: 'Importera prenumeranter' });
  await expect(dialog.getByText('2 prenumeranter har importerats. 2 rader avvisades.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'Adressen står tidigare i filen.' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'E-postadressen är inte giltig.' })).toBeVisible();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Spara rapporten' }).click(),
  ]);
  expect(await readFile(await report.path(), 'utf8')).toContain('ingen adress');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => figure(page, 'Aktiva')).toBe(before + 2);
  await search(page, `a-${mark}`);
  await expect(rowOf(page, `a-${mark}@stillsam.example`).getByText('Åsa Öberg')).toBeVisible();
});

test('finds, filters, orders and saves subscribers as a file', async ({ page }) => {
  const mark = word('lista');
  await subscribe(`ny-${mark}@stillsam.example`);
  await openNewsletter(page);
  await importRows(page, [`c-${mark}@stillsam.example,,`, `d-${mark}@stillsam.example,,`]);
  await expect(page.getByText('2 prenumeranter har importerats. Ingen rad avvisades.')).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page, mark.toUpperCase());
  const emails = addresses(page);
  await expect(emails).toHaveCount(3);
  await page.getByLabel('Sortera efter').selectOption({ label: 'E-post' });
  await expect(page.getByLabel('Ordning')).toHaveValue('asc');
  await expect(emails).toHaveText([/^c-/, /^d-/, /^ny-/]);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Väntande' });
  await expect(emails).toHaveText([/^ny-/]);
  await expect(page.getByText('Inte bekräftad')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportera CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^nyhetsbrev-pending-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`ny-${mark}@stillsam.example`);
  expect(text).not.toContain(`c-${mark}`);
});

test('chooses several by keyboard alone, unsubscribes them after a confirmation, and counts exactly', async ({
  page,
}) => {
  const mark = word('val');
  await openNewsletter(page);
  await importRows(page, [`e-${mark}@stillsam.example,,`, `f-${mark}@stillsam.example,,`]);
  await page.keyboard.press('Escape');
  await tabTo(page, /^Sök/);
  await page.keyboard.type(mark);
  await expect(addresses(page)).toHaveCount(2);
  await tabTo(page, /^Välj alla på sidan/);
  await page.keyboard.press('Space');
  await expect(page.getByText('2 valda')).toBeVisible();
  await tabTo(page, /^Avregistrera valda$/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', {
    name: 'Är du säker på att du vill uppdatera 2 prenumeranter?',
  });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Avregistrera valda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await tabTo(page, /^Avregistrera$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 prenumeranter har avregistrerats.')).toBeVisible();
  await expect(page.getByRole('row').getByText('Avregistrerad', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('2 prenumeranter är aktiva igen.')).toBeVisible();
  await expect(page.getByRole('row').getByText('Aktiv', { exact: true })).toHaveCount(2);
});

test('exports everything about one person, and shows the way to its erasure', async ({ page }) => {
  const email = `person-${word('')}@stillsam.example`;
  await openNewsletter(page);
  await importRows(page, [`${email},Rut,Lind`]);
  await page.keyboard.press('Escape');
  await search(page, email);
  // The rows move while the search is under way.
  await expect(addresses(page)).toHaveCount(1);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByText('Importerad (källa: Mässan i Uppsala)')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Spara som fil' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(email);
  await expect(page.getByRole('button', { name: 'Radera', exact: true })).toBeVisible();
});
