import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { CARER, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
import type { MessageDetail } from './reply-form';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import './message-page';

const READ = 'GET /api/admin/messages/:id';
const MARK = 'PATCH /api/admin/messages/:id';
const REPLY = 'POST /api/admin/messages/:id/replies';
const AT = '2026-03-05T10:00:00Z';
const SENT = {
  text: 'Hej Rut,\n\ndet ordnar vi.',
  author_name: 'Carl',
  mail_status: 'sent',
  created_at: AT,
} as const;

/** An API that keeps a message, and its page. */
function openMessage(changes: Partial<MessageDetail> = {}) {
  const api = startFakeApi();
  signedIn(api, CARER);
  let message: MessageDetail = {
    id: '3',
    name: 'Rut',
    email: 'rut@stillsam.test',
    message: 'Hej.\nTack för sidan.',
    health_consent_at: null,
    status: 'read',
    created_at: AT,
    replies: [],
    kept_until: '2026-09-01T10:00:00Z',
    ...changes,
  };
  api.on(READ, () => answer(message));
  api.on(MARK, ({ body }) => {
    message = { ...message, ...(body as Pick<MessageDetail, 'status'>) };
    return answer(message);
  });
  api.on(REPLY, ({ body }) => {
    const { text } = body as { text: string };
    message = { ...message, status: 'answered', replies: [{ ...SENT, text, mail_status: 'queued' }] };
    return answer(message, 201);
  });
  return { api, ...renderAdmin('/admin/meddelande/3') };
}

const field = () => screen.findByLabelText(/Ditt svar/);
const send = () => screen.getByRole('button', { name: 'Skicka svaret' });

describe('the page of a message', () => {
  it.each([
    [AT, 'Samtyckte 5 mars 2026 kl. 11.00 till att vi läser om hälsa.'],
    [null, /^Inget samtycke om hälsa\./],
  ])('shows who wrote, until when it is kept, and the consent of %j', async (health_consent_at, sentence) => {
    openMessage({ health_consent_at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rut' })).toBeVisible();
    expect(document.title).toBe('Meddelande | Stillsam');
    const from = screen.getByRole('region', { name: 'Meddelande' });
    expect(within(from).getByText('Mer än ett dygn har gått')).toBeVisible();
    expect(within(from).getByText(/rut@stillsam\.test/)).toBeVisible();
    const part = screen.getByRole('region', { name: 'Om meddelandet' });
    expect(within(part).getByText('1 september 2026')).toBeVisible();
    expect(within(part).getByText(sentence, { exact: false })).toBeVisible();
    expect(within(part).getByRole('link', { name: /allt annat om avsändaren/ })).toHaveAttribute(
      'href',
      '/admin/person/message/3',
    );
  });

  it('says that it does not exist, and leads back to the list', async () => {
    const { api } = openMessage();
    api.on(READ, () => answer({ error: 'Meddelandet finns inte.', code: 'NOT_FOUND' }, 404));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meddelandet finns inte' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Till alla meddelanden' })).toHaveAttribute(
      'href',
      '/admin/dashboard?flik=meddelanden',
    );
  });

  it('marks an unread one as read, once, so that it can be marked as unread again', async () => {
    const { api, user } = openMessage({ status: 'unread' });
    expect(await screen.findByText('Läst')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Markera som besvarat' }));
    await user.click(await screen.findByRole('button', { name: 'Markera som oläst' }));
    expect(await screen.findByText('Oläst')).toBeVisible();
    expect(api.calls(MARK).map(({ body }) => body)).toEqual([
      { status: 'read' },
      { status: 'answered' },
      { status: 'unread' },
    ]);
  });

  it('says when the status could not be changed', async () => {
    const { api, user } = openMessage();
    api.on(MARK, () => answer({ error: 'Nej.' }, 500));
    await user.click(await screen.findByRole('button', { name: 'Markera som besvarat' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Det gick inte att ändra meddelandets status.',
    );
  });

  it('removes it after a confirmation, and says so in its place', async () => {
    const { api, user } = openMessage();
    api.on('DELETE /api/admin/messages/:id', () => new Response(null, { status: 204 }));
    await user.click(await screen.findByRole('button', { name: 'Ta bort meddelandet' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Är du säker/ });
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    const notice = await screen.findByText('Meddelandet från Rut är borttaget.');
    expect(document.activeElement).toContainElement(notice);
    expect(screen.queryByText(/Tack för sidan/)).toBeNull();
  });

  it('shows what was answered, by whom, and whether the mail arrived', async () => {
    openMessage({
      status: 'answered',
      replies: [SENT, { ...SENT, created_at: '2026-03-06T10:00:00Z', mail_status: 'failed' }],
    });
    const replies = await screen.findByRole('region', { name: 'Svar' });
    expect(
      within(replies).getByRole('heading', { name: 'Carl svarade 5 mars 2026 kl. 11.00' }),
    ).toBeVisible();
    expect(within(replies).getByText('Mejlet är skickat.')).toBeVisible();
    expect(within(replies).getByText('Mejlet kom inte fram. Se utkorgen.')).toBeVisible();
    expect(screen.queryByLabelText(/Ditt svar/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Skriv ett svar till' })).toBeVisible();
  });
});

describe('answering', () => {
  it('sends the reply, shows it in the thread, and puts a receipt in the place of the form', async () => {
    const { api, user } = openMessage();
    await user.type(await field(), '  Hej Rut, det ordnar vi. ');
    await user.click(send());
    const receipt = await screen.findByText('Svaret ligger i utkorgen och skickas till rut@stillsam.test.');
    expect(document.activeElement).toContainElement(receipt);
    expect(screen.queryByLabelText(/Ditt svar/)).toBeNull();
    expect(api.calls(REPLY)).toMatchObject([{ body: { text: 'Hej Rut, det ordnar vi.' } }]);
    expect(await screen.findByRole('region', { name: 'Svar' })).toHaveTextContent('Hej Rut, det ordnar vi.');
    expect(window.sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Skriv ett svar till' }));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
  });

  it('keeps the text over a reload and after a failure, which is repeated with the same key', async () => {
    const { api, user, unmount } = openMessage();
    await user.type(await field(), 'Hej');
    unmount();
    renderAdmin('/admin/meddelande/3');
    expect(await field()).toHaveValue('Hej');
    api.on(REPLY, () => answer({ error: 'Databasen svarar inte.' }, 503));
    await user.click(send());
    expect(await screen.findByText('Databasen svarar inte.')).toBeVisible();
    expect(await field()).toHaveValue('Hej');
    await user.click(send());
    const [first, second] = api.calls(REPLY);
    expect(first?.key).toMatch(/^[\w-]{36}$/);
    expect(second?.key).toBe(first?.key);
    window.sessionStorage.clear();
  });

  it('sends nothing without a text, and offers the mail program', async () => {
    const { api, user } = openMessage();
    await field();
    await user.click(send());
    expect(screen.getByText('Skriv ett svar.')).toBeVisible();
    expect(api.calls(REPLY)).toEqual([]);
    expect(screen.getByRole('link', { name: /mejlprogram/ }).getAttribute('href')).toMatch(
      /^mailto:rut@stillsam\.test\?subject=Sv%3A%20/,
    );
  });
});
