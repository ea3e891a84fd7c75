import type { Page } from '@playwright/test';
import { ADMIN_APP } from '../support/addresses';
import { expectAccessible } from '../support/axe';
import { createCampaign, deleteCampaign } from '../support/campaigns';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';
import { writeMessage } from '../support/visitors';

interface Walk {
  /** The button that opens it. */
  button: string;
  role?: 'alertdialog';
  title: string;
  description?: RegExp;
  /** Label of what has the focus at first. */
  first: string | RegExp;
}

/** Opens a dialog by keyboard, hears it as a screen reader does, and leaves it by Escape. */
async function walk(page: Page, { button, role, title, description, first }: Walk): Promise<void> {
  const opener = page.getByRole('button', { name: button, exact: true }).first();
  await opener.press('Enter');
  const dialog = page.getByRole(role ?? 'dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(description ?? '');
  const focused = dialog.locator(':focus');
  await expect(focused).toHaveAccessibleName(first);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

const openTab = (page: Page, tab: string) => page.goto(`${ADMIN_APP}/admin/dashboard?flik=${tab}`);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await carryToken(page);
});

test('walks the search for everything', async ({ page }) => {
  await openTab(page, 'utkorg');
  await walk(page, {
    button: 'Sök Ctrl K',
    title: 'Gå till',
    first: 'Sida, inlägg, person, meddelande eller köp',
  });
});

test('walks the dialogs of subscribers', async ({ page }) => {
  await openTab(page, 'nyhetsbrev&status=bounced');
  await walk(page, {
    button: 'Ny prenumerant',
    title: 'Lägg till prenumerant',
    description: /^Har personen redan sagt ja/,
    first: /^E-post/,
  });
  await walk(page, {
    button: 'Spara urvalet som segment',
    title: 'Spara segment',
    description: /^Segmentet finns sedan/,
    first: /^Namn/,
  });
});

test('walks the dialog of a crisis line', async ({ page }) => {
  await openTab(page, 'installningar#crisis-lines');
  await walk(page, { button: 'Lägg till en linje', title: 'Ny stödlinje', first: /^Namn/ });
});

test('walks the dialogs of a letter', async ({ page }) => {
  const id = await createCampaign({ subject: 'Vila', content: '<p>Hej du.</p>' });
  await page.goto(`${ADMIN_APP}/admin/utskick/${id}`);
  await walk(page, {
    button: 'Skicka provbrev till fler',
    title: 'Skicka provbrev till fler',
    first: 'Adresser',
  });
  await walk(page, { button: 'Granska och skicka', title: 'Granska och skicka', first: 'Avbryt' });
  await deleteCampaign(id);
});

test('walks the question before an account is removed', async ({ page }) => {
  const account = {
    id: '4711',
    email: 'lo@stillsam.example',
    name: 'Lo',
    role: 'editor',
    is_invited: false,
    has_second_factor: false,
    created_at: '2026-03-05T10:00:00Z',
    last_seen_at: null,
    is_own: false,
  };
  await page.route('**/api/admin/users', (route) => route.fulfill({ json: { accounts: [account] } }));
  await openTab(page, 'konton');
  await walk(page, {
    button: 'Ta bort Lo',
    role: 'alertdialog',
    title: 'Ta bort Lo',
    description: /^Kontot loggas ut/,
    first: 'Avbryt',
  });
});

test('walks the question before a part of the site goes back', async ({ page }) => {
  const part = {
    name: 'site',
    owner: 'Innehåll',
    stable: null,
    canary: null,
    before: '03dfaa12c4e98b71',
    shells: [],
    has_alarm: true,
    can_roll_back: true,
    changes: [],
    is_journal_whole: true,
  };
  await page.route('**/api/admin/releases', (route) =>
    route.fulfill({ json: { is_configured: true, parts: [part] } }),
  );
  await openTab(page, 'versioner');
  await walk(page, {
    button: 'Återställ förra versionen: Webbplatsen',
    role: 'alertdialog',
    title: 'Vill du gå tillbaka till den förra versionen av webbplatsen?',
    description: /^Alla besökare får den förra versionen/,
    first: /^Varför\?/,
  });
});

test('walks the question before a person’s data are erased', async ({ page }) => {
  const email = `radera-${Date.now()}@stillsam.example`;
  await writeMessage({ name: 'Rut', email, message: 'Hej.' });
  await openTab(page, 'personuppgifter');
  await page.getByLabel('E-postadress eller namn').fill(email);
  await page.keyboard.press('Enter');
  await walk(page, {
    button: 'Radera',
    role: 'alertdialog',
    title: 'Är du säker på att du vill radera uppgifterna?',
    description: new RegExp(`^Allt om ${email} försvinner för gott`),
    first: /^Skriv adressen igen/,
  });
});
