import { describe, expect, it } from '@jest/globals';
import type { paths } from '@stillsam/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../../test/fake-api';
import { signedIn } from '../../../../test/fixtures';
import { renderAdmin } from '../../../../test/render-admin';
import { catchSavedFiles } from '../../../../test/saved-files';
// Read beforehand: the first reading of a chunk is no part of what is measured here.
import './newsletter-tab.lazy';

type List =
  paths['/api/admin/newsletter/subscribers']['get']['responses'][200]['content']['application/json'];
type Subscriber = List['subscribers'][number];

const LIST = 'GET /api/admin/newsletter/subscribers';
const BULK = 'POST /api/admin/newsletter/subscribers/bulk-update';
const EXPORT = 'GET /api/admin/newsletter/subscribers/export/csv';

function aSubscriber(changes: Partial<Subscriber> = {}): Subscriber {
  return {
    id: '1',
    email: 'rut@stillsam.test',
    first_name: 'Rut',
    last_name: 'Lindqvist',
    status: 'active',
    source: 'website',
    created_at: '2026-03-05T10:00:00Z',
    confirmed_at: '2026-03-06T10:00:00Z',
    ...changes,
  };
}

const BO = aSubscriber({
  id: '2',
  email: 'bo@stillsam.test',
  first_name: '',
  last_name: '',
  status: 'pending',
  confirmed_at: null,
});

/** The dashboard's tab, whose pages hold these subscribers. */
function openNewsletter(pages: Subscriber[][] = [[aSubscriber(), BO]], search = '') {
  const api = startFakeApi();
  signedIn(api);
  api.on(LIST, ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const totalCount = pages.flat().length;
    return answer({
      subscribers: pages[page - 1] ?? [],
      pagination: { page, limit: 50, totalCount, totalPages: pages.length },
      statistics: { active_count: 1204, pending_count: 7, unsubscribed_count: 3, total_count: 1216 },
      is_complete: !url.searchParams.get('search')?.startsWith('vanlig'),
    } satisfies List);
  });
  return { api, ...renderAdmin(`/admin/dashboard?flik=nyhetsbrev${search}`) };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of subscribers', () => {
  it('says where a search found more than it lists', async () => {
    openNewsletter(undefined, '&search=vanlig');
    expect(await screen.findByText(/^Minst \d+ prenumeranter$/)).toBeInTheDocument();
    expect(screen.getByText(/Sök närmare för att hitta fler/)).toBeVisible();
  });

  it('says where a search found nobody before it had seen the whole list', async () => {
    openNewsletter([[]], '&search=vanlig');
    expect(await screen.findByText('Ingen hittades så långt sökningen hann.')).toBeVisible();
    expect(screen.getByText('Ingen hittad ännu')).toBeInTheDocument();
    expect(screen.queryByText(/Sök närmare för att hitta fler/)).not.toBeInTheDocument();
  });

  it('shows the statistics and every column', async () => {
    openNewsletter();
    const rut = await row(/rut@stillsam/);
    for (const text of ['Rut Lindqvist', 'Aktiv', 'Webbplatsen', '5 mars 2026', '6 mars 2026'])
      expect(within(rut).getByText(text)).toBeVisible();
    expect(within(await row(/bo@stillsam/)).getByText('Inte bekräftad')).toBeVisible();
    for (const [name, value] of [
      ['Aktiva', /^1\s204$/],
      ['Väntande', /^7$/],
      ['Avregistrerade', /^3$/],
      ['Totalt', /^1\s216$/],
    ] as const)
      expect(screen.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Välj',
      'E-post',
      'Namn',
      'Status',
      'Källa',
      'Registrerad',
      'Bekräftad',
      'Åtgärder',
    ]);
  });

  it('asks for pages of 50, the newest first, and offers the specified choices', async () => {
    const { api } = openNewsletter();
    await row(/rut@stillsam/);
    expect(api.calls(LIST)[0]?.url.search).toBe(
      '?page=1&limit=50&status=all&sortBy=created_at&sortOrder=desc',
    );
    const choices = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices('Status')).toEqual(['Alla statusar', 'Aktiva', 'Väntande', 'Avregistrerade', 'Studsade']);
    expect(choices('Sortera efter')).toEqual(['Registrerad', 'E-post', 'Status']);
    expect(choices('Ordning')).toEqual(['Nyast först', 'Äldst först']);
    expect(screen.getByPlaceholderText('Sök på e-post eller namn...')).toBeVisible();
  });

  it('keeps search, filter and order in the address', async () => {
    const { api, user, router } = openNewsletter();
    await user.selectOptions(await screen.findByLabelText('Status'), 'Studsade');
    await user.selectOptions(screen.getByLabelText('Sortera efter'), 'E-post');
    await user.selectOptions(screen.getByLabelText('Ordning'), 'Äldst först');
    await user.type(screen.getByLabelText('Sök'), 'rut');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?flik=nyhetsbrev&search=rut&status=bounced&sortBy=email&sortOrder=asc',
      ),
    );
    await waitFor(() =>
      expect(api.calls(LIST).at(-1)?.url.search).toBe(
        '?page=1&limit=50&status=bounced&search=rut&sortBy=email&sortOrder=asc',
      ),
    );
  });

  it('logs and tells a failure, and tries again when asked', async () => {
    const log = expectConsole('error');
    const { api, user } = openNewsletter();
    api.on(LIST, () => answer({ error: 'Nej.' }, 400));
    await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
    expect(log).toHaveBeenCalled();
  });

  it('exports the filtered list under its name', async () => {
    const saved = catchSavedFiles();
    const { api, user } = openNewsletter([[BO]], '&status=pending');
    api.on(EXPORT, () => new Response('e-post\r\n', { headers: { 'Content-Type': 'text/csv' } }));
    await row(/bo@stillsam/);
    await user.click(screen.getByRole('button', { name: 'Exportera CSV' }));
    expect(await screen.findByText(/^nyhetsbrev-pending-.* är exporterad\.$/)).toBeVisible();
    expect(saved.names).toEqual([expect.stringMatching(/^nyhetsbrev-pending-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(api.calls(EXPORT)[0]?.url.search).toBe('?status=pending');
  });
});

describe('changing many subscribers at once', () => {
  it('offers nothing before anybody is chosen', async () => {
    openNewsletter();
    await row(/rut@stillsam/);
    expect(screen.queryByRole('button', { name: 'Ta bort valda' })).not.toBeInTheDocument();
  });

  it('asks with the number, changes all, and tells the exact counts', async () => {
    const { api, user } = openNewsletter();
    api.on(BULK, () => answer({ requested: 2, affected: 1, unchanged: 1, missing: 0 }));
    await row(/rut@stillsam/);
    await user.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
    expect(screen.getByText('2 valda')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Avregistrera valda' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Är du säker på att du vill uppdatera 2 prenumeranter?',
    });
    expect(api.calls(BULK)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Uppdatera' }));
    expect(
      await screen.findByText('1 prenumerant har avregistrerats. 1 var redan avregistrerad.'),
    ).toBeVisible();
    expect(api.calls(BULK)[0]?.body).toEqual({
      ids: ['1', '2'],
      action: 'change_status',
      value: 'unsubscribed',
    });
    expect(screen.getByRole('checkbox', { name: 'Välj rut@stillsam.test' })).not.toBeChecked();
  });

  it('removes the chosen ones of several pages', async () => {
    const { api, user } = openNewsletter([[aSubscriber()], [BO]]);
    api.on(BULK, () => answer({ requested: 2, affected: 2, unchanged: 0, missing: 0 }));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('link', { name: 'Nästa' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj bo@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Ta bort valda' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Är du säker på att du vill ta bort 2 prenumeranter?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('2 prenumeranter har tagits bort.')).toBeVisible();
    expect(api.calls(BULK)[0]?.body).toEqual({ ids: ['1', '2'], action: 'delete' });
  });

  it('lets go of the chosen ones when others are looked for', async () => {
    const { user } = openNewsletter();
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Aktiva');
    await waitFor(() => expect(screen.queryByText('1 vald')).not.toBeInTheDocument());
  });

  it('keeps the focus in its bar when the choice is let go', async () => {
    const { user } = openNewsletter();
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Rensa valet' }));
    expect(screen.getByRole('checkbox', { name: 'Välj alla på sidan' })).toHaveFocus();
  });

  it('logs and tells a failure and keeps the choice', async () => {
    const log = expectConsole('error');
    const { api, user } = openNewsletter();
    api.on(BULK, () => answer({ error: 'Databasen svarar inte.' }, 503));
    await user.click(await screen.findByRole('checkbox', { name: 'Välj rut@stillsam.test' }));
    await user.click(screen.getByRole('button', { name: 'Ta bort valda' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Databasen svarar inte.');
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.getByText('1 vald')).toBeVisible();
  });
});

describe('one person’s data', () => {
  function openPerson() {
    const opened = openNewsletter();
    opened.api.on('GET /api/admin/newsletter/subscribers/:id/data', () =>
      answer({
        subscriber: aSubscriber(),
        consents: [
          {
            action: 'requested',
            wording_version: '1',
            source: 'website',
            net_address: '192.0.2.0/24',
            occurred_at: '2026-03-05T10:00:00Z',
          },
        ],
        mails: [{ subject: 'Bekräfta', status: 'sent', created_at: '2026-03-05T10:00:01Z' }],
        suppression: null,
      }),
    );
    return opened;
  }

  it('is shown, and saved as a file', async () => {
    const saved = catchSavedFiles();
    const { user } = openPerson();
    await user.click(await screen.findByRole('button', { name: 'Uppgifter om rut@stillsam.test' }));
    const dialog = await screen.findByRole('dialog', { name: 'rut@stillsam.test' });
    expect(await within(dialog).findByText('Anmäld (Webbplatsen)')).toBeVisible();
    expect(within(dialog).getByText('Bekräfta')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Spara uppgifterna' }));
    expect(saved.names).toEqual([expect.stringMatching(/^prenumerant-1-\d{4}-\d\d-\d\d\.json$/)]);
  });

  it('is erased after asking', async () => {
    const { api, user } = openPerson();
    const ERASE = 'DELETE /api/admin/newsletter/subscribers/:id/data';
    api.on(ERASE, () => new Response(null, { status: 204 }));
    await user.click(await screen.findByRole('button', { name: 'Uppgifter om rut@stillsam.test' }));
    await user.click(await screen.findByRole('button', { name: 'Radera uppgifterna' }));
    const question = await screen.findByRole('alertdialog', { name: /radera alla uppgifter/ });
    expect(api.calls(ERASE)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Ta bort' }));
    expect(await screen.findByText('Alla uppgifter om rut@stillsam.test är raderade.')).toBeVisible();
    expect(api.calls(ERASE)[0]?.url.pathname).toBe('/api/admin/newsletter/subscribers/1/data');
  });
});

describe('importing subscribers', () => {
  const IMPORT = 'POST /api/admin/newsletter/subscribers/import';
  const FILE = new File(['e-post\r\nrut@stillsam.test\r\nfel\r\n'], 'lista.csv', { type: 'text/csv' });

  async function openImport() {
    const opened = openNewsletter();
    await row(/rut@stillsam/);
    await opened.user.click(screen.getByRole('button', { name: 'Importera CSV' }));
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Importera prenumeranter' }) };
  }

  it('needs a file and where its people consented', async () => {
    const { api, user, dialog } = await openImport();
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(within(dialog).getByText('Välj en fil.')).toBeVisible();
    expect(within(dialog).getByText('Ange var samtycket har lämnats.')).toBeVisible();
    expect(api.calls(IMPORT)).toHaveLength(0);
  });

  it('reports what was taken and each row that was refused', async () => {
    const saved = catchSavedFiles();
    const { api, user, dialog } = await openImport();
    const refused_rows = [{ row: 3, email: 'fel', reason: 'E-postadressen är inte giltig.' }];
    api.on(IMPORT, () => answer({ imported: 1, refused: 1, refused_rows }));
    await user.upload(within(dialog).getByLabelText('CSV-fil'), FILE);
    await user.type(within(dialog).getByLabelText('Var samtycket har lämnats'), 'mässan');
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(await within(dialog).findByText('1 prenumerant har importerats. 1 rad avvisades.')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: '3 fel E-postadressen är inte giltig.' })).toBeVisible();
    expect(api.calls(IMPORT)[0]?.url.search).toBe('?source=m%C3%A4ssan');
    expect(api.calls(IMPORT)[0]?.body).toBe('e-post\r\nrut@stillsam.test\r\nfel\r\n');
    await user.click(within(dialog).getByRole('button', { name: 'Spara rapporten' }));
    expect(saved.names).toEqual([expect.stringMatching(/^importrapport-.*\.csv$/)]);
  });

  it('keeps what was chosen when it fails', async () => {
    const { api, user, dialog } = await openImport();
    api.on(IMPORT, () => answer({ error: 'En import pågår redan.', code: 'IMPORT_RUNNING' }, 409));
    await user.upload(within(dialog).getByLabelText('CSV-fil'), FILE);
    await user.type(within(dialog).getByLabelText('Var samtycket har lämnats'), 'mässan');
    await user.click(within(dialog).getByRole('button', { name: 'Importera' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('En import pågår redan.');
    expect(within(dialog).getByLabelText('Var samtycket har lämnats')).toHaveValue('mässan');
  });
});
