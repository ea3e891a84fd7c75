import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import './account-page';
import { answer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const HERE = {
  id: 'a',
  device: 'Firefox på Linux',
  created_at: '2026-03-05T07:00:00Z',
  last_seen_at: '2026-03-05T10:00:00Z',
  is_current: true,
};
const THERE = { ...HERE, id: 'b', device: 'Safari på iPhone', is_current: false };

async function open() {
  const api = startFakeApi();
  signedIn(api);
  let sessions = [HERE, THERE];
  api.on('GET /api/auth/sessions', () => answer({ sessions }));
  api.on('DELETE /api/auth/sessions/:id', () => {
    sessions = [HERE];
    return new Response(null, { status: 204 });
  });
  const { user, router } = renderAdmin('/admin/konto');
  await screen.findByText('Safari på iPhone');
  return { api, user, router };
}

describe('the list of own sessions', () => {
  it('shows each session, and this one cannot end here', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: 'Var du är inloggad' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('Firefox på Linux Den här enheten');
    expect(rows[0]).toHaveTextContent(/Använd 5 mars( 2026)? kl\. 11\.00/);
    expect(rows[0] && within(rows[0]).queryByRole('button')).toBeNull();
  });

  it('shows the time of a log-in only where it is another than that of the last use', async () => {
    const api = startFakeApi();
    signedIn(api);
    const justIn = { ...THERE, last_seen_at: '2026-03-05T07:04:00Z' };
    api.on('GET /api/auth/sessions', () => answer({ sessions: [HERE, justIn] }));
    renderAdmin('/admin/konto');
    await screen.findByText('Safari på iPhone');
    const list = within(screen.getByRole('region', { name: 'Var du är inloggad' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/Inloggad 5 mars( 2026)? kl\. 08\.00/);
    expect(rows[1]).toMatch(/Använd 5 mars( 2026)? kl\. 08\.04/);
    expect(rows[1]).not.toContain('Inloggad');
  });

  it('folds all but the first three, this one foremost', async () => {
    const api = startFakeApi();
    signedIn(api);
    const others = ['b', 'c', 'd', 'e'].map((id) => ({ ...HERE, id, is_current: false }));
    api.on('GET /api/auth/sessions', () => answer({ sessions: [...others, HERE] }));
    renderAdmin('/admin/konto');
    const summary = await screen.findByText('2 inloggningar till');
    const list = within(screen.getByRole('region', { name: 'Var du är inloggad' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Den här enheten');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(summary.closest('details')?.querySelectorAll('li')).toHaveLength(2);
  });

  it('ends a session at a time, and a sentence says so', async () => {
    const { api, user } = await open();
    await user.click(screen.getByText('Var du är inloggad'));
    await user.click(
      screen.getByRole('button', { name: /^Avsluta inloggningen med Safari på iPhone från / }),
    );
    expect(await screen.findByText('Inloggningen med Safari på iPhone är avslutad.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Avsluta inloggningen/ })).not.toBeInTheDocument();
    expect(api.calls('DELETE /api/auth/sessions/:id')[0]?.url.pathname).toBe('/api/auth/sessions/b');
    expect(screen.getByRole('region', { name: 'Var du är inloggad' })).toHaveFocus();
  });
});

describe('the name of the account', () => {
  it('names the author in bylines', async () => {
    const { api, user } = await open();
    api.on('PUT /api/auth/name', () => answer({ ...ADMIN, name: 'Anna Ek' }));
    expect(screen.getByText('Inte ifyllt')).toBeVisible();
    await user.click(screen.getByText('Ditt namn'));
    const field = screen.getByLabelText('Namn');
    expect(field).toHaveValue('');
    await user.type(field, 'Anna Ek{Enter}');
    expect(await screen.findByText(/^Namnet är sparat/)).toBeVisible();
    expect(api.calls('PUT /api/auth/name')[0]?.body).toEqual({ name: 'Anna Ek' });
  });

  it('keeps the text when it cannot be saved', async () => {
    const { api, user } = await open();
    api.on('PUT /api/auth/name', () => answer({ error: 'Databasen svarar inte.' }, 503));
    await user.click(screen.getByText('Ditt namn'));
    await user.type(screen.getByLabelText('Namn'), 'Anna Ek{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Databasen svarar inte.');
    expect(screen.getByLabelText('Namn')).toHaveValue('Anna Ek');
  });
});

describe('a new password', () => {
  async function fill(user: Awaited<ReturnType<typeof open>>['user'], next: string, repeat = next) {
    await user.click(screen.getByText('Lösenord'));
    await user.type(screen.getByLabelText('Nuvarande lösenord'), 'det gamla');
    await user.type(screen.getByLabelText('Nytt lösenord'), next);
    await user.type(screen.getByLabelText('Nytt lösenord igen'), `${repeat}{Enter}`);
  }

  it('takes the place of the old one, and the session goes on with its new token', async () => {
    const { api, user } = await open();
    api.on('POST /api/auth/password', () => answer({ token: 'newer', user: ADMIN }));
    await fill(user, 'en lugn ny fras');
    expect(await screen.findByText(/^Lösenordet är bytt/)).toBeVisible();
    expect(api.calls('POST /api/auth/password')[0]?.body).toEqual({
      current_password: 'det gamla',
      new_password: 'en lugn ny fras',
    });
    expect(window.localStorage.getItem('token')).toBe('newer');
    expect(screen.getByLabelText('Nytt lösenord')).toHaveValue('');
    await waitFor(() => expect(api.calls('GET /api/auth/sessions').length).toBeGreaterThan(1));
  });

  it('passes checks before anything is sent', async () => {
    const { api, user } = await open();
    await fill(user, 'kort');
    expect(screen.getByLabelText('Nytt lösenord')).toHaveAccessibleDescription(/Minst 12 tecken\.$/);
    expect(screen.getByLabelText('Nytt lösenord')).toHaveFocus();
    await user.type(screen.getByLabelText('Nytt lösenord'), ' men nu längre{Enter}');
    expect(screen.getByLabelText('Nytt lösenord igen')).toHaveAccessibleDescription(/inte lika/);
    expect(api.calls('POST /api/auth/password')).toHaveLength(0);
  });

  it('needs the right present one', async () => {
    const { api, user } = await open();
    const issues = [{ path: 'current_password', message: 'Lösenordet stämmer inte.' }];
    api.on('POST /api/auth/password', () =>
      answer({ error: 'Fel.', code: 'VALIDATION_FAILED', issues }, 400),
    );
    await fill(user, 'en lugn ny fras');
    await screen.findByText('Lösenordet stämmer inte.');
    expect(screen.getByLabelText('Nuvarande lösenord')).toHaveFocus();
    expect(screen.getByLabelText('Nytt lösenord')).toHaveValue('en lugn ny fras');
  });
});

describe('the second factors', () => {
  const PASSKEY = { id: 'k', name: 'Min telefon', created_at: '2026-03-05T07:00:00Z', last_used_at: null };
  const NONE = { passkeys: [], has_totp: false, recovery_codes_left: 0, due_at: null };

  async function openFactors(factors: object) {
    const api = startFakeApi();
    signedIn(api);
    api.on('GET /api/auth/sessions', () => answer({ sessions: [HERE] }));
    api.on('GET /api/auth/factors', () => answer({ ...NONE, ...factors }));
    const { user } = renderAdmin('/admin/konto');
    const region = within(await screen.findByRole('region', { name: 'Inloggning i två steg' }));
    await region.findByRole('heading', { name: 'Nycklar' });
    return { api, user, region };
  }

  it('says by when the account has to have one', async () => {
    const due_at = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
    const { region } = await openFactors({ due_at });
    expect(region.getByText(/måste ha tvåstegsinloggning senast .* om 4 dagar\./)).toBeVisible();
    expect(region.queryByRole('heading', { name: 'Återställningskoder' })).not.toBeInTheDocument();
  });

  it('adds an app by its picture or text and a code of it', async () => {
    const { api, user, region } = await openFactors({});
    const secret = 'ABCDEFGHIJKLMNOP';
    api.on('POST /api/auth/totp', () => answer({ secret, uri: `otpauth://totp/Stillsam?secret=${secret}` }));
    api.on('POST /api/auth/totp/confirm', ({ body }) =>
      (body as { code: string }).code === '123456'
        ? new Response(null, { status: 204 })
        : answer({ error: 'Koden stämmer inte.', code: 'CODE_NOT_ACCEPTED' }, 422),
    );
    await user.click(region.getByRole('button', { name: 'Lägg till app' }));
    expect(await region.findByRole('img', { name: 'QR-kod för din autentiseringsapp' })).toBeVisible();
    expect(region.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    const field = region.getByLabelText('Koden som appen visar');
    await user.type(field, '000 000{Enter}');
    expect(await region.findByRole('alert')).toHaveTextContent('Koden stämmer inte.');
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    expect(await region.findByText(/^Appen är tillagd\./)).toBeVisible();
  });

  it('lists passkeys, and removes one', async () => {
    const { api, user, region } = await openFactors({ passkeys: [PASSKEY], recovery_codes_left: 1 });
    api.on('DELETE /api/auth/passkeys/:id', () => new Response(null, { status: 204 }));
    expect(region.getByText('Inte använd ännu')).toBeVisible();
    expect(region.getByText('Du har 1 kod kvar.')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Ta bort nyckeln Min telefon' }));
    expect(await region.findByText('Nyckeln Min telefon är borttagen.')).toBeVisible();
    expect(api.calls('DELETE /api/auth/passkeys/:id')[0]?.url.pathname).toBe('/api/auth/passkeys/k');
  });

  it('says why the last factor of the last owner stays', async () => {
    const { api, user, region } = await openFactors({ has_totp: true, recovery_codes_left: 10 });
    const error = 'Lägg till ett annat först.';
    api.on('DELETE /api/auth/totp', () => answer({ error, code: 'LAST_FACTOR' }, 409));
    await user.click(region.getByRole('button', { name: 'Ta bort appen' }));
    expect(await region.findByRole('alert')).toHaveTextContent(error);
  });

  it('shows recovery codes once', async () => {
    const { api, user, region } = await openFactors({ has_totp: true });
    api.on('POST /api/auth/recovery-codes', () => answer({ codes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'] }));
    await user.click(region.getByRole('button', { name: 'Skapa koder' }));
    const list = await region.findByRole('list', { name: 'Dina återställningskoder' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.click(region.getByRole('button', { name: 'Kopiera koderna' }));
    expect(await region.findByText('Koderna är kopierade.')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Jag har sparat dem' }));
    expect(region.queryByText('abcd-efgh-jkmn')).not.toBeInTheDocument();
  });
});

describe('signing out everywhere', () => {
  it('ends every session and leads to the sign-in page', async () => {
    const { api, user, router } = await open();
    api.on('DELETE /api/auth/sessions', () => new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Logga ut överallt' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('the address of the account', () => {
  it('changes once both mailboxes have confirmed it, which a sentence says', async () => {
    const { api, user } = await open();
    const message = 'Vi har skickat en länk till båda adresserna.';
    api.on('POST /api/auth/email', () => answer({ message }));
    const region = within(screen.getByRole('region', { name: 'Din e-postadress' }));
    expect(region.getByText(ADMIN.email)).toBeVisible();
    await user.click(screen.getByText('Din e-postadress'));
    await user.click(region.getByRole('button', { name: 'Byt adress' }));
    expect(await region.findByText('Ange en e-postadress.')).toBeVisible();
    await user.type(region.getByLabelText('Ny e-postadress'), 'ny@stillsam.test{Enter}');
    expect(await region.findByText(message)).toBeVisible();
    expect(api.calls('POST /api/auth/email')[0]?.body).toEqual({ email: 'ny@stillsam.test' });
  });
});
