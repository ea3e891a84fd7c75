import { describe, expect, it } from '@jest/globals';
import type { components } from '@stillsam/contracts';
import { screen, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { ADMIN, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './accounts-tab';

type Account = components['schemas']['AccountDto'];

const USERS = '/api/admin/users';
const INVITES = '/api/admin/invites';
const AT = '2026-03-05T10:00:00Z';

const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: '7',
  email: 'kim@stillsam.test',
  name: 'Kim Ek',
  role: 'editor',
  is_invited: false,
  has_second_factor: false,
  created_at: AT,
  last_seen_at: AT,
  is_own: false,
  ...changes,
});
const OWN = anAccount({ id: ADMIN.id, email: ADMIN.email, name: 'Anna', role: 'admin', is_own: true });
const done = () => new Response(null, { status: 204 });

function openAccounts(accounts: Account[] = [OWN, anAccount()]) {
  const api = startFakeApi();
  signedIn(api);
  api.on(`GET ${USERS}`, () => answer({ accounts }));
  return { api, ...renderAdmin('/admin/dashboard?flik=konton') };
}

describe('the accounts', () => {
  it('shows name, role and when each was last here, and acts on no own account', async () => {
    openAccounts([OWN, anAccount({ is_invited: true, last_seen_at: null })]);
    const own = await screen.findByRole('row', { name: /^Anna anna@stillsam.test Ägare Du 5 mars/ });
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
    const invited = screen.getByRole('row', { name: /^Kim Ek kim@stillsam.test Redaktör Inbjuden Inte än/ });
    expect(within(invited).getByRole('button', { name: 'Skicka inbjudan till Kim Ek igen' })).toBeVisible();
  });

  it('invites with a name, an address and a role', async () => {
    const { api, user } = openAccounts();
    api.on(`POST ${INVITES}`, done);
    await user.click(await screen.findByRole('button', { name: 'Bjud in' }));
    await user.click(await screen.findByRole('button', { name: 'Skicka inbjudan' }));
    expect(await screen.findByText('Ange ett namn.')).toBeVisible();
    await user.type(screen.getByLabelText('Namn'), 'Lo Ek');
    await user.type(screen.getByLabelText('E-post'), 'lo@stillsam.test');
    await user.selectOptions(screen.getByLabelText('Roll'), 'care');
    await user.click(screen.getByRole('button', { name: 'Skicka inbjudan' }));
    expect(await screen.findByText('En inbjudan är på väg till lo@stillsam.test.')).toBeVisible();
    expect(api.calls(`POST ${INVITES}`)[0]?.body).toEqual({
      name: 'Lo Ek',
      email: 'lo@stillsam.test',
      role: 'care',
    });
  });

  it('keeps the dialog and says why where the API refuses', async () => {
    const { api, user } = openAccounts();
    const error = 'Det måste finnas en ägare kvar.';
    api.on(`PATCH ${USERS}/:id`, () => answer({ error, code: 'LAST_OWNER' }, 409));
    await user.click(await screen.findByRole('button', { name: 'Ändra roll för Kim Ek' }));
    await user.selectOptions(await screen.findByLabelText('Roll'), 'user');
    await user.click(screen.getByRole('button', { name: 'Ändra roll' }));
    expect(await within(screen.getByRole('dialog')).findByText(error)).toBeVisible();
    expect(api.calls(`PATCH ${USERS}/:id`)[0]?.body).toEqual({ role: 'user' });
  });

  it('removes an account after a confirmation', async () => {
    const { api, user } = openAccounts();
    api.on(`POST ${USERS}/:id/remove`, done);
    await user.click(await screen.findByRole('button', { name: 'Ta bort Kim Ek' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('Kontot för Kim Ek är borttaget.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Konton' })).toHaveFocus();
  });

  it('sends an invite again', async () => {
    const { api, user } = openAccounts([OWN, anAccount({ is_invited: true })]);
    api.on(`POST ${INVITES}/:id/mail`, done);
    await user.click(await screen.findByRole('button', { name: 'Skicka inbjudan till Kim Ek igen' }));
    expect(await screen.findByText('En inbjudan är på väg till kim@stillsam.test.')).toBeVisible();
    expect(api.calls(`POST ${INVITES}/:id/mail`)).toHaveLength(1);
  });

  it('helps in whoever has lost the second factor', async () => {
    const { api, user } = openAccounts([OWN, anAccount({ has_second_factor: true })]);
    api.on(`POST ${USERS}/:id/reset-factors`, done);
    await user.click(await screen.findByRole('button', { name: 'Återställ inloggning för Kim Ek' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Återställ inloggning för Kim Ek' }),
    );
    expect(dialog.getByText(/Ring personen först/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ta bort tvåstegsinloggningen' }));
    expect(await screen.findByText('Kim Ek kan logga in med lösenordet.')).toBeVisible();
  });
});
