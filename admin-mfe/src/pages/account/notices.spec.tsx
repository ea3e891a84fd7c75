import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { CARER, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import './account-page';

const PUT = 'PUT /api/admin/settings/notices';
const state = (mail: string, version: number) => ({
  value: { mail },
  version,
  changed_at: null,
  changed_by_name: null,
});

function openAccount(user?: typeof CARER) {
  const api = startFakeApi();
  signedIn(api, user);
  api.on('GET /api/auth/sessions', () => answer({ sessions: [] }));
  return { api, ...renderAdmin('/admin/konto') };
}

describe('the choice of mails', () => {
  it('shows what holds and saves another choice', async () => {
    const { api, user } = openAccount();
    const part = within(await screen.findByRole('region', { name: 'Mejl om det som väntar' }));
    await user.click(await part.findByText('En gång om dagen, efter klockan 7', { selector: 'summary *' }));
    expect(part.getByRole('radio', { name: /En gång om dagen/ })).toBeChecked();
    api.on(PUT, () => answer(state('at_once', 1)));
    api.on('GET /api/admin/settings/notices', () => answer(state('at_once', 1)));
    await user.click(part.getByRole('radio', { name: 'Genast' }));
    await user.click(part.getByRole('button', { name: 'Spara valet' }));
    expect(await part.findByText('Valet är sparat.')).toBeVisible();
    expect(api.calls(PUT)[0]?.body).toEqual({ mail: 'at_once', version: 0 });
    expect(part.getByRole('radio', { name: 'Genast' })).toBeChecked();
  });

  it('says who was first where another choice was saved meanwhile', async () => {
    const { api, user } = openAccount();
    const part = within(await screen.findByRole('region', { name: 'Mejl om det som väntar' }));
    await user.click(part.getByText('Mejl om det som väntar'));
    const refusal = 'Någon annan har sparat uppgifterna sedan du öppnade dem.';
    api.on(PUT, () => answer({ error: refusal, code: 'SETTING_CHANGED' }, 412));
    await user.click(await part.findByRole('radio', { name: 'Aldrig' }));
    await user.click(part.getByRole('button', { name: 'Spara valet' }));
    expect(await part.findByText(refusal)).toBeVisible();
  });

  it('belongs to owners alone', async () => {
    openAccount(CARER);
    await screen.findByRole('heading', { name: 'Lösenord' });
    expect(screen.queryByRole('heading', { name: 'Mejl om det som väntar' })).toBeNull();
  });
});
