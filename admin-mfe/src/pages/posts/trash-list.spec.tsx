import '../../../test/load-dashboard';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { aList, aRow, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const TRASH = 'GET /api/blog/admin/trash';
const RESTORE = 'POST /api/blog/admin/trash/:id/restore';

function prepare(posts = [{ ...aRow(), deleted_at: '2026-04-05T10:00:00Z' }]) {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/blog/admin/posts', () => answer(aList([aRow({ id: '8', title: 'Kvar' })])));
  api.on(TRASH, () => answer({ ...aList([]), posts }));
  return api;
}

describe('the trash', () => {
  it('has a place of its own in the address, with what was removed and when', async () => {
    prepare();
    const { router, user } = renderAdmin('/admin/dashboard?status=draft');
    await user.click(await screen.findByRole('link', { name: 'Papperskorgen' }));
    expect(router.state.location.search).toBe('?visa=papperskorgen');
    const table = await screen.findByRole('table', { name: 'Borttagna blogginlägg' });
    expect(within(table).getByText('Stillhet')).toBeVisible();
    expect(within(table).getByText(/^5 april/)).toBeVisible();
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  });

  it('gives a post back as a draft and says so', async () => {
    const api = prepare();
    let isBack = false;
    api.on(TRASH, () =>
      answer({ ...aList([]), posts: isBack ? [] : [{ ...aRow(), deleted_at: '2026-04-05T10:00:00Z' }] }),
    );
    api.on(RESTORE, () => {
      isBack = true;
      return answer(aRow());
    });
    const { user } = renderAdmin('/admin/dashboard?visa=papperskorgen');
    await user.click(await screen.findByRole('button', { name: 'Ta tillbaka Stillhet' }));
    expect(await screen.findByText('”Stillhet” är tillbaka som utkast.')).toBeVisible();
    expect(await screen.findByText('Papperskorgen är tom')).toBeVisible();
    expect(api.calls(RESTORE)[0]?.url.pathname).toBe('/api/blog/admin/trash/7/restore');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Borttagna blogginlägg' })).toHaveFocus());
  });

  it('says when a post could not be taken back', async () => {
    const api = prepare();
    api.on(RESTORE, () => answer({ error: 'Databasen svarar inte just nu.' }, 503));
    const { user } = renderAdmin('/admin/dashboard?visa=papperskorgen');
    await user.click(await screen.findByRole('button', { name: 'Ta tillbaka Stillhet' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte att ta tillbaka inlägget.');
  });

  it('can be searched', async () => {
    const api = prepare();
    const { user } = renderAdmin('/admin/dashboard?visa=papperskorgen');
    const field = await screen.findByLabelText('Sök på titel');
    api.on(TRASH, () => answer({ ...aList([]), posts: [] }));
    await user.type(field, 'ro');
    expect(await screen.findByText('Inget i papperskorgen har den titeln.')).toBeVisible();
    expect(api.calls(TRASH).at(-1)?.url.search).toBe('?page=1&search=ro');
  });
});

describe('the trash, on deletion for good', () => {
  it.each([
    [0, /^Om 30 dagar, \d+ [a-zåäö]+( \d{4})?$/],
    [29, /^I morgon$/],
    [31, /^I dag$/],
  ])('tells the time left %i days after the removal', async (days, words) => {
    const deletedAt = Date.now() - days * 86_400_000;
    prepare([{ ...aRow(), deleted_at: new Date(deletedAt).toISOString() }]);
    renderAdmin('/admin/dashboard?visa=papperskorgen');
    const cell = (await screen.findAllByRole('cell'))[3];
    expect(cell).toHaveTextContent(words);
    expect(cell).toHaveAttribute('data-label', 'Raderas');
  });

  it('deletes a post for good after a question', async () => {
    const api = prepare();
    api.on('DELETE /api/blog/admin/trash/:id', () => answer(undefined, 204));
    const { user } = renderAdmin('/admin/dashboard?visa=papperskorgen');
    await user.click(await screen.findByRole('button', { name: 'Ta bort Stillhet för gott' }));
    const question = screen.getByRole('alertdialog', { name: 'Vill du ta bort inlägget för gott?' });
    expect(question).toHaveTextContent('går inte att få tillbaka');
    await user.click(within(question).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('”Stillhet” är borttaget för gott.')).toBeVisible();
    expect(api.calls('DELETE /api/blog/admin/trash/:id')[0]?.url.pathname).toBe('/api/blog/admin/trash/7');
  });

  it('stands in the question before a removal', async () => {
    prepare();
    const { user } = renderAdmin('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Ta bort Kvar' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '”Kvar” ligger kvar i papperskorgen i 30 dagar',
    );
  });
});

describe('a scheduled post', () => {
  it('says in the list when it is published, and can be filtered out', async () => {
    const api = prepare();
    api.on('GET /api/blog/admin/posts', () => answer(aList([aRow({ publish_at: '2027-07-15T06:00:00Z' })])));
    const { user, router } = renderAdmin('/admin/dashboard');
    const row = (await screen.findAllByRole('row'))[1];
    expect(row && within(row).getByText('Schemalagd')).toBeVisible();
    expect(row).toHaveTextContent(/Publiceras 15 juli .*kl\. 08\.00/);
    await user.selectOptions(screen.getByLabelText('Status'), 'Schemalagd');
    expect(router.state.location.search).toBe('?status=scheduled');
    await waitFor(() =>
      expect(api.calls('GET /api/blog/admin/posts').at(-1)?.url.search).toBe('?page=1&status=scheduled'),
    );
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Publiceras 15 juli .*kl\. 08\.00/);
  });
});
