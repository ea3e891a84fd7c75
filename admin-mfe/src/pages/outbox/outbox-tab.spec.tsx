import { describe, expect, it } from '@jest/globals';
import type { paths } from '@stillsam/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './outbox-tab';

type Mail = paths['/api/admin/outbox/{id}']['get']['responses'][200]['content']['application/json'];

const MAIL: Mail = {
  id: '9',
  recipient: 'rut@stillsam.test',
  template: 'newsletter-opt-in',
  subject: 'Bekräfta din prenumeration',
  status: 'queued',
  attempts: 0,
  last_error: null,
  created_at: '2026-03-05T10:00:00Z',
  finished_at: null,
  text: 'Hej.\nBekräfta: https://stillsam.test/nyhetsbrev/bekrafta?token=1',
  html: '<p>Hej.</p>',
};

type Mails = paths['/api/admin/outbox']['get']['responses'][200]['content']['application/json'];

function openOutbox(mail: Mail = MAIL, waiting: Mails['waiting'] = null) {
  const api = startFakeApi();
  signedIn(api);
  const pagination = { page: 1, limit: 20, totalCount: 1, totalPages: 1 };
  api.on('GET /api/admin/outbox', () => answer({ waiting, mails: [mail], pagination }));
  api.on('GET /api/admin/outbox/:id', () => answer(mail));
  return { api, ...renderAdmin('/admin/dashboard?flik=utkorg') };
}

describe('the outbox', () => {
  it('shows each mail with its state, and opens it to be read', async () => {
    const { user } = openOutbox();
    const row = await screen.findByRole('row', { name: /Bekräfta din prenumeration/ });
    expect(within(row).getByText('I kö')).toBeVisible();
    // Beside the address in a card, and in a column of a table.
    expect(within(row).getByText(/^5 mars( 2026)? kl\. 11\.00$/)).toBeVisible();
    await user.click(within(row).getByRole('button', { name: /^Läs ”Bekräfta din prenumeration”/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Bekräfta din prenumeration' });
    const link = await within(dialog).findByRole('link', { name: /^https:\/\/stillsam\.test/ });
    expect(link).toHaveAttribute('href', 'https://stillsam.test/nyhetsbrev/bekrafta?token=1');
  });

  it.each([
    [false, /^Inga mejl går ut än\. Be den som sköter driften/],
    [true, /Mejlservern tar inte emot just nu/],
  ])('says since when mails wait and why, with a mail server: %s', async (has_server, why) => {
    openOutbox(MAIL, { count: 26, since: '2026-03-05T10:00:00Z', has_server });
    expect(await screen.findByText(/^26 mejl väntar, det äldsta från/)).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
  });

  it('says why a sent mail’s text is not shown, and what went wrong with a failed one', async () => {
    const { user } = openOutbox({
      ...MAIL,
      status: 'failed',
      attempts: 3,
      last_error: 'Nej tack',
      text: null,
      html: null,
    });
    expect(await screen.findByText('efter 3 försök')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Läs/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Senaste felet: Nej tack')).toBeVisible();
    expect(await within(dialog).findByText(/visas bara när ingen mejlserver är inställd/)).toBeVisible();
  });

  it('finds mails by a part of the recipient, which stays out of the address', async () => {
    const { api, user, router } = openOutbox();
    await user.type(await screen.findByLabelText('Sök på e-post'), 'rut@');
    await waitFor(() =>
      expect(api.calls('GET /api/admin/outbox').at(-1)?.url.search).toBe('?page=1&search=rut%40'),
    );
    expect(router.state.location.search).toBe('?flik=utkorg');
  });

  it('filters by status in the address', async () => {
    const { api, user, router } = openOutbox();
    await user.selectOptions(await screen.findByLabelText('Status'), 'Misslyckade');
    expect(router.state.location.search).toBe('?flik=utkorg&status=failed');
    expect(api.calls('GET /api/admin/outbox').at(-1)?.url.search).toBe('?page=1&status=failed');
  });
});
