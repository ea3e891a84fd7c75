import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../test/load-dashboard';
import '../pages/messages/messages-tab';
import '../pages/newsletter/newsletter-tab';
import { answer, startFakeApi } from '../../test/fake-api';
import { aList, aRow, CARER, signedIn } from '../../test/fixtures';
import { prepareEditor } from '../../test/open-post';
import { anOrder } from '../../test/orders';
import { renderAdmin } from '../../test/render-admin';

const POSTS = 'GET /api/blog/admin/posts';
const PEOPLE = 'GET /api/admin/newsletter/subscribers';
const ORDERS = 'GET /api/admin/orders';
const RUT = {
  id: '3',
  email: 'rut@stillsam.test',
  first_name: 'Rut',
  last_name: 'Lind',
  status: 'active',
  source: 'website',
  created_at: '2026-03-05T10:00:00Z',
  confirmed_at: null,
} as const;
const MESSAGE = {
  id: '5',
  name: 'Rut Lind',
  email: 'rut@stillsam.test',
  message: 'Hej.',
  health_consent_at: null,
  status: 'read',
  created_at: '2026-03-05T10:00:00Z',
} as const;
const { pagination } = aList([]);

function open(path = '/admin/dashboard', user?: Parameters<typeof signedIn>[1]) {
  const api = startFakeApi();
  signedIn(api, user);
  api.on(POSTS, () => answer(aList([aRow()], { totalPages: 3 })));
  api.on('GET /api/admin/messages', () => answer({ messages: [MESSAGE], pagination, unread_count: 0 }));
  api.on(PEOPLE, () =>
    answer({
      subscribers: [RUT],
      pagination,
      statistics: { active_count: 1, pending_count: 0, unsubscribed_count: 0, total_count: 1 },
    }),
  );
  api.on('GET /api/admin/newsletter/segments', () => answer({ segments: [] }));
  api.on(ORDERS, () => answer({ orders: [anOrder()], stray_money: [], pagination }));
  return {
    api,
    ...renderAdmin(path, {
      '/admin/blog/edit/:id': 'Redigeraren',
      '/admin/kop/:id': 'Köpet',
      '/admin/meddelande/:id': 'Meddelandet',
      '/admin/person/:kind/:id': 'Personen',
      '/admin/utskick/:id': 'Brevet',
    }),
  };
}

it('marks the screen that the page of one thing belongs to, and leads to it', async () => {
  const { api } = open('/admin/dashboard');
  api.on('GET /api/admin/messages/:id', () => answer({ ...MESSAGE, replies: [] }));
  renderAdmin('/admin/meddelande/5');
  const link = await screen.findByRole('link', { name: 'Meddelanden', current: true });
  expect(link).toHaveAttribute('href', '/admin/dashboard?flik=meddelanden');
  expect(link).toHaveAttribute('aria-current', 'true');
});

it('marks the own account', async () => {
  const { api } = open('/admin/dashboard');
  api.on('GET /api/auth/sessions', () => answer({ sessions: [] }));
  renderAdmin('/admin/konto');
  const link = await screen.findByRole('link', { name: 'Ditt konto', current: 'page' });
  expect(link).toHaveAttribute('href', '/admin/konto');
});

describe('the navigation', () => {
  it('groups the screens, and names the present one', async () => {
    open();
    const navigation = await screen.findByRole('navigation', { name: 'Redaktionens delar' });
    const people = within(navigation).getByRole('list', { name: 'Människor' });
    expect(
      within(people)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nyhetsbrev', 'Meddelanden', 'Intresselistor', 'Personuppgifter']);
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Blogginlägg');
  });

  it('opens a screen as it was left, and the present one without its filters', async () => {
    const { user, router } = open('/admin/dashboard?status=draft&page=2');
    await screen.findByRole('row', { name: /Stillhet/ });
    await user.click(screen.getByRole('link', { name: 'Meddelanden' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meddelanden' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Blogginlägg' }));
    expect(router.state.location.search).toBe('?status=draft&page=2');
    await user.click(await screen.findByRole('link', { name: 'Blogginlägg', current: 'page' }));
    expect(router.state.location.search).toBe('');
  });

  it('opens in a drawer, which closes behind a link', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Meny' }));
    const drawer = screen.getByRole('dialog', { name: 'Redaktionen' });
    await user.click(within(drawer).getByRole('link', { name: 'Meddelanden' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?flik=meddelanden');
  });

  it('leaves the editors alone', async () => {
    prepareEditor();
    renderAdmin('/admin/blog/new');
    await screen.findByRole('toolbar');
    expect(screen.getByRole('button', { name: 'Meny' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Redaktionens delar' })).not.toBeInTheDocument();
  });
});

describe('the palette', () => {
  async function openPalette(user?: Parameters<typeof signedIn>[1]) {
    const opened = open('/admin/dashboard?flik=meddelanden', user);
    await screen.findByRole('heading', { level: 1, name: 'Meddelanden' });
    await opened.user.keyboard('{Control>}k{/Control}');
    const field = screen.getByRole('combobox', { name: 'Sida, inlägg, person, meddelande eller köp' });
    expect(field).toHaveFocus();
    return { ...opened, field };
  }

  it('begins with what can be done, and the overview, and ends with signing out', async () => {
    await openPalette();
    const found = within(screen.getByRole('listbox', { name: 'Träffar' })).getAllByRole('option');
    const options = found.map(({ textContent }) => textContent);
    expect(options.slice(0, 3)).toEqual(['Nytt blogginlägg', 'Nytt utskick', 'Översikt']);
    expect(options.at(-1)).toBe('Logga ut');
  });

  it.each([
    ['återbet', ['Beställningar', 'Ångrade köp']],
    ['bild', ['Blogginlägg', 'Bildbiblioteket']],
    ['nytt inlägg', ['Nytt blogginlägg']],
    ['nytt brev', ['Nytt utskick']],
    ['uppläs', ['Inställningar']],
  ])('finds by other words: %s', async (words, labels) => {
    const { user, field } = await openPalette();
    await user.type(field, words);
    for (const label of labels)
      expect(await screen.findByRole('option', { name: new RegExp(`^${label}`) })).toBeVisible();
  });

  it('signs out', async () => {
    const { api, user, router, field } = await openPalette();
    api.on('POST /api/auth/logout', () => new Response(null, { status: 204 }));
    await user.type(field, 'logga ut');
    await user.click(await screen.findByRole('option', { name: 'Logga ut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  });

  it('begins a letter', async () => {
    const { api, user, router, field } = await openPalette();
    api.on('POST /api/admin/campaigns', () => answer({ id: '9' }, 201));
    await user.type(field, 'nytt brev');
    await user.click(await screen.findByRole('option', { name: 'Nytt utskick' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/utskick/9'));
  });

  it('leads from a buyer to what is held about that person', async () => {
    const { api, user, router, field } = await openPalette();
    const statistics = { active_count: 0, pending_count: 0, unsubscribed_count: 0, total_count: 0 };
    api.on(PEOPLE, () => answer({ subscribers: [], pagination, statistics }));
    await user.type(field, 'still');
    await user.click(await screen.findByRole('option', { name: /Köpare$/ }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/person\/order\//));
  });

  it('finds messages by the name of their sender', async () => {
    const { api, user, field } = await openPalette(CARER);
    await user.type(field, 'rut li');
    await user.click(await screen.findByRole('option', { name: /^Rut Lind/ }));
    expect(await screen.findByText('Meddelandet')).toBeVisible();
    const searches = api.calls('GET /api/admin/messages').map(({ url }) => url.searchParams.get('search'));
    expect(searches).toContain('rut li');
  });

  it('leads to a screen by the keyboard', async () => {
    const { user, router, field } = await openPalette();
    await user.type(field, 'blogg');
    const option = await screen.findByRole('option', { name: 'Blogginlägg', selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds posts and orders, and keeps what is typed out of the address', async () => {
    const { user, router, field } = await openPalette();
    await user.type(field, 'still');
    expect(await screen.findByRole('option', { name: /^Stillhet/ })).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?flik=meddelanden', state: null });
    await user.click(await screen.findByRole('option', { name: /^ST-7KQ4-M2XP/ }));
    expect(await screen.findByText('Köpet')).toBeVisible();
  });

  it('shows a person among the subscribers without the address of that person', async () => {
    const { api, user, router, field } = await openPalette();
    await user.type(field, 'rut');
    await user.click(await screen.findByRole('option', { name: /^rut@stillsam\.test/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?flik=nyhetsbrev'));
    expect(await screen.findByLabelText('Sök')).toHaveValue('rut@stillsam.test');
    expect(api.calls(PEOPLE).at(-1)?.url.searchParams.get('search')).toBe('rut@stillsam.test');
  });

  it('searches only what the role may use', async () => {
    const { api, user, field } = await openPalette(CARER);
    await user.type(field, 'rut');
    expect(await screen.findByRole('option', { name: /^ST-7KQ4-M2XP/ })).toBeVisible();
    expect([...api.calls(POSTS), ...api.calls(PEOPLE)]).toEqual([]);
  });

  it('says when nothing is found', async () => {
    const { user, field } = await openPalette(CARER);
    await user.type(field, 'x');
    expect(await screen.findByText('Inget hittades.')).toBeInTheDocument();
  });
});
