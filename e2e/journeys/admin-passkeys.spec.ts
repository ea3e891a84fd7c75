import type { Page } from '@playwright/test';
import { createAccount } from '../support/accounts';
import { SITE } from '../support/addresses';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';

const PHRASE = 'sju gula paraplyer i regn';
const HERE = `${SITE}/admin/konto`;

/** A device with a screen lock, which answers every question for a passkey. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A browser that offers no passkeys in fields, where the device above would answer at once. */
async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

/** Adds a passkey on the page of the account. */
async function addPasskey(page: Page): Promise<void> {
  await page.goto(HERE);
  const factors = page.getByRole('region', { name: 'Inloggning i två steg' });
  await factors.getByLabel('Nyckelns namn').fill('Provets telefon');
  await expectAccessible(page);
  await factors.getByRole('button', { name: 'Lägg till nyckel' }).click();
  await expect(factors.getByText('Nyckeln Provets telefon är tillagd.', { exact: false })).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${SITE}/admin/login`);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').fill(PHRASE);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

async function signOut(page: Page): Promise<void> {
  // A list that is on its way when the session ends is refused.
  await page.goto(`${SITE}/admin/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
}

/** Sends the answer of a passkey a second time. @returns the status. */
function replay(page: Page, body: string | null): Promise<number> {
  return page.evaluate(async (sent) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/auth/passkeys/sign-in', { method: 'POST', headers, body: sent })).status;
  }, body);
}

/** Lets the API ask for a proof at the next call of a path, as it does when the last one is five minutes old. */
async function askForProofOnce(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'Bekräfta först att det är du.', code: 'STEP_UP_REQUIRED', requestId: 'test' },
      }),
    { times: 1 },
  );
}

test('signs in by a passkey in two presses, and proves again by it', async ({ page, consoleErrors }) => {
  const email = `nyckel-${Date.now()}@exempel.se`;
  await createAccount(email, 'care', PHRASE);
  await withoutAutofill(page);
  await addVirtualAuthenticator(page);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  await addPasskey(page);
  const factors = page.getByRole('region', { name: 'Inloggning i två steg' });
  await askForProofOnce(page, '/api/auth/recovery-codes');
  await factors.getByRole('button', { name: 'Skapa koder' }).click();
  const proof = page.getByRole('dialog', { name: 'Bekräfta att det är du' });
  await expect(proof.getByLabel('Ditt lösenord')).toHaveCount(0);
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Bekräfta med nyckel' }).click();
  const codes = factors.getByRole('list', { name: 'Dina återställningskoder' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allTextContents();
  await expectAccessible(page);
  await factors.getByRole('button', { name: 'Jag har sparat dem' }).click();
  await expect(factors.getByText('Du har 10 koder kvar.')).toBeVisible();

  // One press on the page and one on the device.
  await signOut(page);
  const answered = page.waitForRequest(/passkeys\/sign-in$/);
  await page.getByRole('button', { name: 'Fortsätt utan lösenord' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(
    page.getByRole('navigation', { name: 'Redaktionens delar' }).getByRole('link', { name: /^Meddelanden/ }),
  ).toBeVisible();
  expect(await replay(page, (await answered).postData())).toBe(401);

  await signOut(page);
  await signIn(page, email);
  await page.getByLabel('Kod').fill('fel kod');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Koden stämmer inte, eller är redan använd.');
  await expectAccessible(page);
  await page.getByLabel('Kod').fill(code);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto(HERE);
  await expect(factors.getByText('Du har 9 koder kvar.')).toBeVisible();
  await factors.getByRole('button', { name: 'Ta bort nyckeln Provets telefon' }).click();
  await expect(factors.getByText('Nyckeln Provets telefon är borttagen.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Fortsätt utan lösenord' }).click();
  await expect(page.getByRole('alert')).toContainText('Det gick inte att logga in med nyckeln.');
  consoleErrors.expect(/40[13].*\/api\/auth\//);
});

test('asks an account without a second step for its password, and goes on', async ({
  page,
  consoleErrors,
}) => {
  const email = `losenord-${Date.now()}@exempel.se`;
  await createAccount(email, 'editor', PHRASE);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto(HERE);
  await askForProofOnce(page, '/api/auth/totp');
  await page.getByRole('button', { name: 'Lägg till app' }).click();
  const proof = page.getByRole('dialog', { name: 'Bekräfta att det är du' });
  await proof.getByLabel('Ditt lösenord').fill('fel lösenord');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Lösenordet stämmer inte.')).toBeVisible();
  await proof.getByLabel('Ditt lösenord').fill(PHRASE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-kod för din autentiseringsapp' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  consoleErrors.expect(/40[03].*\/api\/auth\//);
});

test('renews an expired token without a word, and signs out of both', async ({ page, consoleErrors }) => {
  const email = `fornya-${Date.now()}@exempel.se`;
  await createAccount(email, 'care', PHRASE);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  // As if the hour had passed: the token is no longer one, and the cookie still is.
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await page.goto(HERE);
  await expect(page.getByRole('heading', { name: 'Ditt konto' })).toBeVisible();
  await page.getByRole('heading', { name: 'Var du är inloggad' }).click();
  await expect(page.getByRole('button', { name: 'Logga ut överallt' })).toBeVisible();
  const renewed = await page.evaluate(() => localStorage.getItem('token'));
  expect(renewed).not.toBe('expired');
  await signOut(page);
  await page.evaluate((token) => localStorage.setItem('token', token ?? ''), renewed);
  await page.goto(HERE);
  await expect(page).toHaveURL(/\/admin\/login/);
  // Whichever call meets the expired token first.
  consoleErrors.expect(/401.*\/api\//);
});

test('offers the passkey in the address field, without a press on the page', async ({ page }) => {
  const email = `falt-${Date.now()}@exempel.se`;
  await createAccount(email, 'care', PHRASE);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await addVirtualAuthenticator(page);
  await addPasskey(page);
  // A list that is on its way when the session ends is refused.
  await page.goto(`${SITE}/admin/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click();
  // The device answers the offer at once.
  await expect(
    page.getByRole('navigation', { name: 'Redaktionens delar' }).getByRole('link', { name: /^Meddelanden/ }),
  ).toBeVisible();
});
