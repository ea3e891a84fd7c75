import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import '../../features/rich-text/html-view';
import './campaigns-tab';

const READ = 'GET /api/admin/settings/mail-texts';
const SAVE = 'PUT /api/admin/settings/mail-texts/newsletter-opt-in';
const SAVE_RECEIPT = 'PUT /api/admin/settings/mail-texts/order-paid';
const PREVIEW = 'POST /api/admin/settings/mail-texts/newsletter-opt-in/preview';

const MAILS = [
  {
    name: 'newsletter-opt-in',
    title: 'Bekräfta prenumerationen',
    original: { subject: 'Bekräfta', opening: 'Ett steg kvar.' },
  },
  {
    name: 'order-paid',
    title: 'Kvitto',
    original: { subject: 'Kvitto {kvittonummer}', opening: 'Tack!' },
  },
];

/** @param text the owner's, of the first mail. */
async function openTexts(text: object | null = null) {
  const api = startFakeApi();
  signedIn(api);
  const state = { version: 3, changed_at: '2026-03-05T10:00:00Z', changed_by_name: 'Anna' };
  const mails = MAILS.map((mail, index) => ({ ...state, ...mail, text: index === 0 ? text : null }));
  api.on(READ, () => answer({ mails }));
  const opened = renderAdmin('/admin/dashboard?flik=utskick&visa=mejltexter');
  await screen.findByLabelText(/^Ämnesrad/);
  return { api, ...opened };
}

const subject = () => screen.getByLabelText(/^Ämnesrad/);

describe('the texts of the mails', () => {
  it('saves those of one mail', async () => {
    const { api, user } = await openTexts();
    expect(screen.getByText('Originalet används.')).toBeVisible();
    await user.type(subject(), ' nu');
    api.on(SAVE, () => answer({}));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText(/^Texten är sparad/)).toBeVisible();
    expect(api.calls(SAVE).map(({ body }) => body)).toEqual([
      { text: { subject: 'Bekräfta nu', opening: 'Ett steg kvar.' }, version: 3 },
    ]);
  });

  it('restores the original', async () => {
    const { api, user } = await openTexts({ subject: 'Hej', opening: 'Hej.' });
    expect(screen.getByText(/^Ändrat av Anna/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Återställ till originalet' }));
    expect(subject()).toHaveValue('Bekräfta');
    api.on(SAVE, () => answer({}));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() =>
      expect(api.calls(SAVE).map(({ body }) => body)).toEqual([{ text: null, version: 3 }]),
    );
  });

  it('says which placeholder is missing, and keeps what is written', async () => {
    const { api, user } = await openTexts();
    await user.selectOptions(screen.getByLabelText('Mejl'), 'Kvitto');
    expect(subject()).toHaveAccessibleDescription(/^\{kvittonummer\} byts ut/);
    await user.clear(subject());
    await user.type(subject(), 'Tack');
    const message = '{kvittonummer} behöver vara med.';
    api.on(SAVE_RECEIPT, () => answer({ error: 'Nej.', issues: [{ path: 'text.subject', message }] }, 400));
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
      { subject: 'Bekräfta snart', opening: 'Ett steg kvar.' },
    ]);
  });
});
