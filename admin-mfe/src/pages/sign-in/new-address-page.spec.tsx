import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import './new-address-page';
import { answer, startFakeApi } from '../../../test/fake-api';
import { renderAdmin } from '../../../test/render-admin';

const CONFIRM = 'POST /api/auth/email/confirm';

async function press(respond: () => Response) {
  const api = startFakeApi();
  api.on(CONFIRM, respond);
  const { user } = renderAdmin('/admin/ny-adress?token=abc');
  const button = await screen.findByRole('button', { name: 'Bekräfta' });
  expect(api.calls(CONFIRM)).toEqual([]);
  await user.click(button);
  return api;
}

describe('the page of a new address', () => {
  it('confirms by a press, and asks for the other mailbox', async () => {
    const api = await press(() => answer({ is_changed: false }));
    expect(await screen.findByText(/Bekräfta också i mejlet till den andra adressen/)).toBeVisible();
    expect(api.calls(CONFIRM)[0]?.body).toEqual({ token: 'abc' });
  });

  it('says when the address is changed', async () => {
    await press(() => answer({ is_changed: true }));
    expect(await screen.findByText(/^Adressen är bytt\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/admin/login');
  });

  it('says why a link is over, with the way to a new one', async () => {
    await press(() =>
      answer({ error: 'Länken är redan använd eller för gammal.', code: 'LINK_EXPIRED' }, 410),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Länken är redan använd eller för gammal.');
    expect(screen.getByRole('link', { name: 'Till kontot' })).toBeVisible();
  });

  it('says when a link is not whole', async () => {
    startFakeApi();
    renderAdmin('/admin/ny-adress');
    expect(await screen.findByText('Länken är inte hel. Öppna den från mejlet igen.')).toBeVisible();
  });
});
