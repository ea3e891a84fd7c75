import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import './account-page';
import { answer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const STEP_UP = 'POST /api/auth/step-up';
const RENEW = 'POST /api/auth/recovery-codes';

/** An account page whose call for new codes asks for a proof first. */
async function ask(factors: object) {
  const api = startFakeApi();
  signedIn(api);
  const known = { passkeys: [], has_totp: true, recovery_codes_left: 10, due_at: null, ...factors };
  api.on('GET /api/auth/sessions', () => answer({ sessions: [] }));
  api.on('GET /api/auth/factors', () => answer(known));
  api.on(RENEW, ({ token }) =>
    token === 'Bearer proven'
      ? answer({ codes: ['abcd-efgh-jkmn'] })
      : answer({ error: 'Bekräfta först att det är du.', code: 'STEP_UP_REQUIRED' }, 403),
  );
  const { user } = renderAdmin('/admin/konto');
  await user.click(await screen.findByRole('button', { name: /^Skapa( nya)? koder$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bekräfta att det är du' }));
  return { api, user, dialog };
}

describe('the proof of who the user is', () => {
  it('takes a code where the account has an app, and goes on with what was asked', async () => {
    const { api, user, dialog } = await ask({});
    api.on(STEP_UP, ({ body }) =>
      (body as { code: string }).code === '123456'
        ? answer({ token: 'proven', user: ADMIN })
        : answer({ error: 'Det gick inte att bekräfta att det är du.', code: 'NOT_CONFIRMED' }, 403),
    );
    const field = await dialog.findByLabelText('Kod');
    expect(dialog.queryByLabelText('Ditt lösenord')).not.toBeInTheDocument();
    await user.type(field, '000000{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Det gick inte att bekräfta');
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText('abcd-efgh-jkmn')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stops what was asked where the user gives none, and the page says so', async () => {
    const { api, user, dialog } = await ask({});
    await user.click(await dialog.findByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent('Bekräfta först att det är du.');
    expect(api.calls(RENEW)).toHaveLength(1);
  });

  it('says where to go on when the only passkey is on another device', async () => {
    const passkey = { id: 'k', name: 'Telefonen', created_at: '2026-03-05T07:00:00Z', last_used_at: null };
    const { dialog } = await ask({ passkeys: [passkey], has_totp: false, recovery_codes_left: 0 });
    expect(await dialog.findByText(/Din nyckel fungerar inte i den här webbläsaren/)).toBeVisible();
  });
});
