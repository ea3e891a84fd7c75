import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import { aCampaign } from '../../../test/campaigns';
import { answer, heldAnswer, startFakeApi } from '../../../test/fake-api';
import { aList, aRow, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const LIST = 'GET /api/blog/admin/posts';

function openDashboard(search = '') {
  const api = startFakeApi();
  signedIn(api);
  return {
    api,
    open: () => renderAdmin(`/admin/dashboard${search}`, { '/admin/utskick/:id': 'Utskickets redigerare' }),
  };
}

describe('the list of posts', () => {
  it('shows title, status, author and dates in Swedish, and leads to the editor', async () => {
    const { api, open } = openDashboard();
    const published = { status: 'published', published_at: '2026-04-02T08:00:00Z' } as const;
    api.on(LIST, () =>
      answer(
        aList([
          aRow(),
          aRow({ id: '8', title: 'Andas', ...published }),
          aRow({ id: '9', title: 'Vila', ...published, created_at: published.published_at }),
        ]),
      ),
    );
    const { user } = open();
    const row = await screen.findByRole('row', { name: /Stillhet/ });
    expect(within(row).getByText('Utkast')).toBeVisible();
    expect(within(row).getByText('Anna')).toBeVisible();
    expect(within(row).getByText(/^5 mars/)).toHaveAttribute('dateTime', '2026-03-05T10:00:00Z');
    expect(within(row).getByRole('link', { name: 'Redigera Stillhet' })).toHaveAttribute(
      'href',
      '/admin/blog/edit/7',
    );
    const other = screen.getByRole('row', { name: /Andas/ });
    expect(within(other).getByRole('cell', { name: 'Publicerad' })).toBeVisible();
    expect(within(other).getByText(/^2 april/)).toBeVisible();
    const vila = within(screen.getByRole('row', { name: /Vila/ }));
    expect(vila.getByText(/^2 april/)).toBeVisible();
    expect(vila.getByText('Skapad och publicerad')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blogginlägg', current: 'page' })).toBeVisible();
    expect(screen.getByText('Välkommen, Anna')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Blogginlägg' })).toBeVisible();
    expect(document.title).toBe('Blogginlägg | Stillsam');
    await user.click(screen.getByLabelText('Om blogginlägg'));
    expect(screen.getByText(/heter artikel på webbplatsen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nytt blogginlägg' })).toHaveAttribute('href', '/admin/blog/new');
  });

  it('shows a skeleton while it loads', async () => {
    const { api, open } = openDashboard();
    const held = heldAnswer();
    api.on(LIST, held.wait);
    open();
    expect(await screen.findByText('Hämtar blogginlägg')).toBeInTheDocument();
    held.release(answer(aList([])));
    expect(await screen.findByText('Inga blogginlägg hittades.')).toBeVisible();
  });

  it('shows a failure and retries on a click', async () => {
    const { api, open } = openDashboard();
    api.on(LIST, () => answer({ error: 'Nej.' }, 400));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Försök igen' });
    api.on(LIST, () => answer(aList([aRow()])));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Stillhet' })).toBeVisible();
  });

  it('turns pages in the address', async () => {
    const { api, open } = openDashboard();
    api.on(LIST, ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return answer(
        aList([aRow({ title: `Inlägg på sida ${page}` })], { page, totalPages: 3, totalCount: 41 }),
      );
    });
    const { user, router } = open();
    expect(await screen.findByText(/Sida 1 av 3/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Nästa' }));
    expect(await screen.findByRole('link', { name: 'Inlägg på sida 2' })).toBeVisible();
    expect(screen.getByText(/Sida 2 av 3/)).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('goes to the last page when the address names one past the end', async () => {
    const { api, open } = openDashboard('?page=9');
    api.on(LIST, ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return answer(aList(page > 2 ? [] : [aRow()], { page, totalPages: 2, totalCount: 21 }));
    });
    const { router } = open();
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(await screen.findByText(/Sida 2 av 2/)).toBeVisible();
  });

  it('filters in the address, searches beside it, from the first page on, and resets both', async () => {
    const { api, open } = openDashboard('?page=2');
    api.on(LIST, ({ url }) =>
      answer(url.searchParams.has('search') ? aList([]) : aList([aRow()], { totalPages: 2, totalCount: 21 })),
    );
    const { user, router } = open();
    await user.selectOptions(await screen.findByLabelText('Status'), 'Utkast');
    expect(router.state.location.search).toBe('?status=draft');
    await user.type(screen.getByLabelText('Sök på titel'), 'finns inte');
    expect(await screen.findByText('Inga blogginlägg hittades.')).toBeVisible();
    expect(router.state.location.search).toBe('?status=draft');
    expect(api.calls(LIST).at(-1)?.url.search).toBe('?page=1&search=finns%20inte&status=draft');
    await user.click(screen.getByRole('button', { name: 'Återställ filter' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('Sök på titel')).toHaveValue('');
  });
});

describe('a letter of a post', () => {
  const CREATE = 'POST /api/admin/campaigns';

  async function openPublished() {
    const { api, open } = openDashboard();
    const published = { status: 'published', published_at: '2026-04-02T08:00:00Z' } as const;
    api.on(LIST, () => answer(aList([aRow(), aRow({ id: '8', title: 'Andas', ...published })])));
    const rendered = open();
    await screen.findByRole('row', { name: /Andas/ });
    return { api, ...rendered };
  }

  it('comes once from a published one, and opens', async () => {
    const { api, user, router } = await openPublished();
    const held = heldAnswer();
    api.on(CREATE, held.wait);
    expect(screen.queryByRole('button', { name: 'Skicka som brev: Stillhet' })).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Skicka som brev: Andas' }));
    held.release(answer(aCampaign({ id: '12' }), 201));
    expect(await screen.findByText('Utskickets redigerare')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/utskick/12');
    expect(api.calls(CREATE).map(({ body }) => body)).toEqual([{ post_id: '8' }]);
  });

  it('says why it could not be made', async () => {
    const { api, user } = await openPublished();
    api.on(CREATE, () => answer({ error: 'Artikeln kunde inte hittas', code: 'POST_NOT_FOUND' }, 404));
    await user.click(screen.getByRole('button', { name: 'Skicka som brev: Andas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Artikeln kunde inte hittas');
  });
});

describe('removing a post', () => {
  async function ask(respond: () => Response | Promise<Response>) {
    const { api, open } = openDashboard();
    let rows = [aRow(), aRow({ id: '8', title: 'Andas' })];
    api.on(LIST, () => answer(aList(rows)));
    api.on('DELETE /api/blog/posts/:id', async () => {
      const response = await respond();
      if (response.ok) rows = rows.slice(1);
      return response;
    });
    const rendered = open();
    await rendered.user.click(await screen.findByRole('button', { name: 'Ta bort Stillhet' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Är du säker på att du vill ta bort detta inlägg?',
    });
    return { api, dialog, ...rendered };
  }

  it('asks for confirmation, and does nothing when it is refused', async () => {
    const { api, dialog, user } = await ask(() => new Response(null, { status: 204 }));
    await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.calls('DELETE /api/blog/posts/:id')).toHaveLength(0);
  });

  it('removes it after the confirmation, with a message, and keeps the focus at the list', async () => {
    const { api, dialog, user } = await ask(() => new Response(null, { status: 204 }));
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText(/”Stillhet” är borttaget\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Stillhet/ })).not.toBeInTheDocument());
    expect(api.calls('DELETE /api/blog/posts/:id')[0]?.url.pathname).toBe('/api/blog/posts/7');
    expect(screen.getByRole('region', { name: 'Blogginlägg' })).toHaveFocus();
  });

  it('counts a post that is already deleted as removed', async () => {
    const { dialog, user } = await ask(() => answer({ error: 'Artikeln kunde inte hittas' }, 404));
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText(/”Stillhet” är borttaget\./)).toBeVisible();
  });

  it('says when it failed and leaves the post in the list', async () => {
    const { dialog, user } = await ask(() => answer({ error: 'Nej.' }, 500));
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunde inte ta bort inlägget');
    expect(screen.getByRole('row', { name: /Stillhet/ })).toBeVisible();
  });
});
