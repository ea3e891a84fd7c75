import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { mailedToken } from '../support/newsletter';
import { carryToken } from '../support/sign-in';
import { visit } from '../support/visit';

const PHRASE = 'sju gula paraplyer i regn';

test('takes an invited editor from the mail to a first draft in six presses', async ({ page, browser }) => {
  const email = `redaktor-${Date.now()}@exempel.se`;
  await carryToken(page);
  await visit(page, '/admin/dashboard?flik=konton');
  await page.getByRole('button', { name: 'Bjud in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Namn').fill('Edit Ek');
  await dialog.getByLabel('E-post').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Skicka inbjudan' }).click();
  await expect(page.getByText(`En inbjudan är på väg till ${email}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Inbjuden');
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const editor = await context.newPage();
  await visit(editor, `/admin/nytt-losenord?token=${await mailedToken(email, '/admin/nytt-losenord')}`);
  await editor.getByLabel('Nytt lösenord', { exact: true }).fill(PHRASE);
  await editor.getByLabel('Nytt lösenord igen').fill(PHRASE);
  await editor.getByRole('button', { name: 'Spara lösenordet' }).click();
  await editor.getByRole('link', { name: 'Logga in' }).click();
  await editor.getByLabel('E-post').fill(email);
  await editor.getByLabel('Lösenord').fill(PHRASE);
  await editor.getByRole('button', { name: 'Logga in' }).click();
  const screens = editor.getByRole('navigation', { name: 'Redaktionens delar' });
  await expect(screens.getByRole('link')).toHaveText([/^Översikt/, 'Blogginlägg', 'Utskick', 'Ditt konto']);
  await editor.getByRole('link', { name: 'Nytt blogginlägg' }).click();
  await editor.getByLabel('Titel', { exact: true }).fill(`Utkast ${Date.now()}`);
  await editor.getByLabel('Utdrag').fill('Om att börja.');
  await editor.getByLabel('Innehåll').fill('Sitt ner. Skriv en mening.');
  await editor.getByRole('button', { name: 'Spara' }).click();
  await expect(editor.getByText('Blogginlägg skapat!')).toBeVisible();
  await context.close();
});
