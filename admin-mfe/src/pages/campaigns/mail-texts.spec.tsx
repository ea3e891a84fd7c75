import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import '../../features/rich-text/letter-frame';
import './campaigns-tab';

const READ = 'GET /api/admin/settings/mail-texts';
const SAVE = 'PUT /api/admin/settings/mail-texts';
const PREVIEW = 'POST /api/admin/settings/mail-texts/preview';

const ORIGINALS = [
  { name: 'newsletter_opt_in', subject: 'Bekräfta', opening: 'Ett steg kvar.' },
  { name: 'order_paid', subject: 'Kvitto {kvittonummer}', opening: 'Tack!' },
];
const NONE = {
  newsletter_opt_in: null,
  newsletter_welcome: null,
  order_paid: null,
  withdrawal_received: null,
};

async function openTexts(value: object = {}) {
  const api = startFakeApi();
  signedIn(api);
  const setting = { changed_at: '2026-03-05T10:00:00Z', changed_by_name: 'Anna', originals: ORIGINALS };
  api.on(READ, () => answer({ ...setting, version: 3, value: { ...NONE, ...value } }));
  const opened = renderAdmin('/admin/dashboard?flik=utskick&visa=mejltexter');
  await screen.findByLabelText(/^Ämnesrad/);
  return { api, ...opened };
}

const subject = () => screen.getByLabelText(/^Ämnesrad/);

describe('the texts of the mails', () => {
  it('saves those of one mail and keeps the others', async () => {
    const own = { subject: 'Ditt kvitto {kvittonummer}', opening: 'Tack ska du ha.' };
    const { api, user } = await openTexts({ order_paid: own });
    expect(screen.getByText('Originalet används.')).toBeVisible();
    await user.type(subject(), ' nu');
    api.on(SAVE, () => answer({}));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText(/^Texten är sparad/)).toBeVisible();
    expect(api.calls(SAVE).map(({ body }) => body)).toEqual([
      {
        ...NONE,
        order_paid: own,
        newsletter_opt_in: { subject: 'Bekräfta nu', opening: 'Ett steg kvar.' },
        version: 3,
      },
    ]);
  });

  it('restores the original', async () => {
    const { api, user } = await openTexts({ newsletter_opt_in: { subject: 'Hej', opening: 'Hej.' } });
    expect(screen.getByText(/^Ändrat av Anna/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Återställ till originalet' }));
    expect(subject()).toHaveValue('Bekräfta');
    api.on(SAVE, () => answer({}));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(api.calls(SAVE).map(({ body }) => body)).toEqual([{ ...NONE, version: 3 }]));
  });

  it('says which placeholder is missing, and keeps what is written', async () => {
    const { api, user } = await openTexts();
    await user.click(screen.getByRole('button', { name: 'Kvitto' }));
    expect(subject()).toHaveAccessibleDescription(/^\{kvittonummer\} byts ut/);
    await user.clear(subject());
    await user.type(subject(), 'Tack');
    const message = '{kvittonummer} behöver vara med.';
    api.on(SAVE, () => answer({ error: 'Nej.', issues: [{ path: 'order_paid.subject', message }] }, 400));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(subject()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(subject()).toHaveValue('Tack');
  });

  it('shows the mail with what is written before it is saved', async () => {
    const { api, user } = await openTexts();
    await user.type(subject(), ' snart');
    api.on(PREVIEW, () => answer({ subject: 'Bekräfta snart', html: '<p>Ett steg kvar.</p>' }));
    await user.click(screen.getByRole('button', { name: 'Förhandsvisa' }));
    expect(await screen.findByRole('dialog', { name: 'Bekräfta snart' })).toBeVisible();
    expect(await screen.findByTitle('Så ser brevet ut')).toBeVisible();
    expect(api.calls(PREVIEW).map(({ body }) => body)).toEqual([
      { name: 'newsletter_opt_in', subject: 'Bekräfta snart', opening: 'Ett steg kvar.' },
    ]);
  });
});
