import { describe, expect, it } from '@jest/globals';
import type { paths } from '@stillsam/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './messages-tab';

type MessageList = paths['/api/admin/messages']['get']['responses'][200]['content']['application/json'];
type Message = MessageList['messages'][number];

const LIST = 'GET /api/admin/messages';

function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: '3',
    name: 'Rut',
    email: 'rut@stillsam.test',
    message: 'Hej.\nTack för sidan.',
    health_consent_at: null,
    status: 'unread',
    created_at: '2026-03-05T10:00:00Z',
    ...changes,
  };
}

function aList(messages: Message[], pagination: Partial<MessageList['pagination']> = {}): MessageList {
  const unread_count = messages.filter(({ status }) => status === 'unread').length;
  const totals = { page: 1, limit: 20, totalCount: messages.length, totalPages: 1, ...pagination };
  return { messages, pagination: totals, unread_count };
}

/** An API that keeps messages, and the tab opened on it. */
function openMessages(messages: Message[], search = '') {
  const api = startFakeApi();
  signedIn(api);
  let kept = messages;
  api.on(LIST, () => answer(aList(kept)));
  api.on('DELETE /api/admin/messages/:id', ({ url }) => {
    kept = kept.filter(({ id }) => id !== url.pathname.split('/').at(-1));
    return new Response(null, { status: 204 });
  });
  return { api, ...renderAdmin(`/admin/dashboard?flik=meddelanden${search}`) };
}

describe('the list of messages', () => {
  it('shows who wrote, what, when and whether it is read', async () => {
    openMessages([aMessage(), aMessage({ id: '4', name: 'Bo', status: 'answered' })]);
    const row = await screen.findByRole('row', { name: /Rut/ });
    expect(within(row).getByText('rut@stillsam.test')).toBeVisible();
    expect(within(row).getByText('Oläst')).toBeVisible();
    expect(within(row).getByText('Mer än ett dygn har gått')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Läs och svara på meddelandet från Rut' })).toHaveAttribute(
      'href',
      '/admin/meddelande/3',
    );
    expect(within(row).getByText(/^5 mars .*kl\. 11\.00$/)).toHaveAttribute(
      'dateTime',
      '2026-03-05T10:00:00Z',
    );
    const answered = within(screen.getByRole('row', { name: /Bo/ }));
    expect(answered.getByText('Besvarat')).toBeVisible();
    expect(answered.queryByText(/dygn|Svara inom/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Meddelanden' })).toBeVisible();
    expect(document.title).toBe('Meddelanden | Stillsam');
    expect(screen.getByText('2 meddelanden. 1 oläst.')).toBeInTheDocument();
  });

  it('filters in the address of its own screen, and searches beside it', async () => {
    const { api, user, router } = openMessages([aMessage()]);
    await user.selectOptions(await screen.findByLabelText('Status'), 'Olästa');
    expect(router.state.location.search).toBe('?flik=meddelanden&status=unread');
    await user.type(screen.getByLabelText('Sök på namn, e-post eller text'), 'tack');
    await waitFor(() => expect(api.calls(LIST).at(-1)?.url.search).toBe('?page=1&search=tack&status=unread'));
  });

  it('keeps its filters while another screen is looked at', async () => {
    const { api, user, router } = openMessages([aMessage()], '&status=read');
    api.on('GET /api/blog/admin/posts', () =>
      answer({ posts: [], pagination: { page: 1, limit: 20, totalCount: 0, totalPages: 0 } }),
    );
    await screen.findByRole('row', { name: /Rut/ });
    await user.click(screen.getByRole('link', { name: 'Blogginlägg' }));
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('link', { name: 'Meddelanden' }));
    expect(router.state.location.search).toBe('?flik=meddelanden&status=read');
  });

  it('says that it is empty with and without a filter, and leads back to everything', async () => {
    const { user, router } = openMessages([], '&status=unread');
    expect(await screen.findByText('Inga meddelanden hittades.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Återställ filter' }));
    await waitFor(() => expect(router.state.location.search).toBe('?flik=meddelanden'));
    expect(await screen.findByText('Inga meddelanden ännu')).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('shows a failure, and retries on a click', async () => {
    const { api, user } = openMessages([aMessage()]);
    api.on(LIST, () => answer({ error: 'Nej.' }, 400));
    const retry = await screen.findByRole('button', { name: 'Försök igen' });
    api.on(LIST, () => answer(aList([aMessage()])));
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Rut/ })).toBeVisible();
  });
});

describe('removing a message', () => {
  it('removes it after a confirmation, with a message', async () => {
    const { api, user } = openMessages([aMessage(), aMessage({ id: '4', name: 'Bo' })]);
    await user.click(await screen.findByRole('button', { name: 'Ta bort meddelandet från Rut' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Är du säker/ });
    expect(api.calls('DELETE /api/admin/messages/:id')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('Meddelandet från Rut är borttaget.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rut/ })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Meddelanden' })).toHaveFocus();
  });
});
