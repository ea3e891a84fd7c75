import { describe, expect, it } from '@jest/globals';
import type { paths } from '@stillsam/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
import { catchSavedFiles } from '../../../test/saved-files';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './notify-tab';

type NotifyList = paths['/api/admin/notify']['get']['responses'][200]['content']['application/json'];

const LIST = 'GET /api/admin/notify';
const EXPORT = 'GET /api/admin/notify/export/csv';

const RUT: NotifyList['entries'][number] = {
  id: '3',
  email: 'rut@stillsam.test',
  purpose: 'trygg-punkt',
  created_at: '2026-03-05T10:00:00Z',
  confirmed_at: '2026-03-06T10:00:00Z',
};

function openNotify(entries = [RUT], search = '') {
  const api = startFakeApi();
  signedIn(api);
  const pagination = { page: 1, limit: 20, totalCount: entries.length, totalPages: 1 };
  const counts: NotifyList['counts'] = [
    { purpose: 'products', count: 1207, confirmed: 1204, newest_id: '9' },
    { purpose: 'premium', count: 0, confirmed: 0, newest_id: null },
    { purpose: 'trygg-punkt', count: 1, confirmed: 1, newest_id: '3' },
    { purpose: 'somnforberedelse', count: 8, confirmed: 7, newest_id: '9' },
    { purpose: 'fokustraning', count: 2, confirmed: 2, newest_id: '9' },
  ];
  api.on(LIST, () => answer({ entries, pagination, counts }));
  return { api, ...renderAdmin(`/admin/dashboard?flik=paminnelser${search}`) };
}

describe('the list of people to be notified', () => {
  it('shows how many there are on each list, and who', async () => {
    openNotify();
    const row = await screen.findByRole('row', { name: /rut@\s?stillsam.test/ });
    expect(within(row).getByText('Trygg Punkt')).toBeVisible();
    expect(within(row).getByText(/^5 mars/)).toBeVisible();
    const term = screen.getByText('Produkter', { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(/^1\s204$/);
    expect(term.parentElement).toHaveTextContent('3 obekräftade');
    const one = screen.getByText('Sömnförberedelse', { selector: 'dt' });
    expect(one.parentElement).toHaveTextContent(/\(1 obekräftad\)$/);
    expect(within(row).getByRole('link', { name: /rut@/ })).toHaveAttribute(
      'href',
      '/admin/person/notify-entry/' + RUT.id,
    );
    expect(within(row).getByText(/^6 mars/)).toBeVisible();
  });

  it('names an address that is not confirmed', async () => {
    openNotify([{ ...RUT, confirmed_at: null }]);
    const row = await screen.findByRole('row', { name: /rut@\s?stillsam.test/ });
    expect(within(row).getByText('Inte bekräftad')).toBeVisible();
  });

  it('filters by list in the address', async () => {
    const { api, user, router } = openNotify();
    await user.selectOptions(await screen.findByLabelText('Lista'), 'Sömnförberedelse');
    expect(router.state.location.search).toBe('?flik=paminnelser&purpose=somnforberedelse');
    await waitFor(() => expect(api.calls(LIST).at(-1)?.url.search).toBe('?page=1&purpose=somnforberedelse'));
  });

  it('exports the list that is shown, with its name and the day in the file’s', async () => {
    const saved = catchSavedFiles();
    const { api, user } = openNotify([RUT], '&purpose=trygg-punkt');
    api.on(EXPORT, () => new Response('e-post\r\n', { headers: { 'Content-Type': 'text/csv' } }));
    await screen.findByRole('row', { name: /rut@\s?stillsam.test/ });
    await user.click(screen.getByRole('button', { name: 'Exportera CSV' }));
    expect(
      await screen.findByText(/^paminnelser-trygg-punkt-\d{4}-\d\d-\d\d\.csv är exporterad\.$/),
    ).toBeVisible();
    expect(saved.names).toEqual([expect.stringMatching(/^paminnelser-trygg-punkt-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(saved.contents[0]?.size).toBe(8);
    expect(api.calls(EXPORT)[0]?.url.search).toBe('?purpose=trygg-punkt');
  });

  it('loses the addresses of a notice that was sent, up to the newest one shown', async () => {
    const { api, user } = openNotify([RUT], '&purpose=trygg-punkt');
    api.on('DELETE /api/admin/notify', () => answer({ removed: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Beskedet är skickat' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Har beskedet gått ut till alla på listan?' });
    expect(dialog).toHaveTextContent('En adress på listan Trygg Punkt raderas för gott.');
    await user.click(within(dialog).getByRole('button', { name: 'Radera adresserna' }));
    expect(await screen.findByText('En adress är raderad.')).toBeVisible();
    expect(api.calls('DELETE /api/admin/notify')[0]?.url.search).toBe('?purpose=trygg-punkt&until_id=3');
    await waitFor(() => expect(api.calls(LIST)).toHaveLength(2));
  });

  it('says how the notice of a list goes out, and that nothing sends it by itself', async () => {
    openNotify([RUT], '&purpose=trygg-punkt');
    expect(
      await screen.findByText(
        /^Beskedet om Trygg Punkt går inte ut av sig självt\. När det är dags: exportera/,
      ),
    ).toBeVisible();
  });

  it('says nothing of a notice where nobody is to get one', async () => {
    openNotify([], '&purpose=premium');
    await screen.findByText('Inga adresser hittades.');
    expect(screen.queryByText(/^Beskedet om/)).not.toBeInTheDocument();
  });

  it('cannot lose its addresses while all lists show, and says what the lists are for', async () => {
    openNotify();
    await screen.findByRole('row', { name: /rut@\s?stillsam.test/ });
    expect(screen.getByText(/^Var och en här har bett om ett enda besked/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Beskedet är skickat' })).not.toBeInTheDocument();
  });

  it('shows a failed export', async () => {
    const { api, user } = openNotify();
    api.on(EXPORT, () => answer({ error: 'Nej.' }, 503));
    await screen.findByRole('row', { name: /rut@\s?stillsam.test/ });
    await user.click(screen.getByRole('button', { name: 'Exportera CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte att exportera listan.');
  });

  it('removes an address after asking', async () => {
    const { api, user } = openNotify();
    api.on('DELETE /api/admin/notify/:id', () => new Response(null, { status: 204 }));
    await user.click(await screen.findByRole('button', { name: 'Ta bort rut@stillsam.test' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('rut@stillsam.test får ingen påminnelse om Trygg Punkt.');
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('rut@stillsam.test är borttagen.')).toBeVisible();
    expect(api.calls('DELETE /api/admin/notify/:id')[0]?.url.pathname).toBe('/api/admin/notify/3');
  });
});
