import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, type FakeApi } from '../../../test/fake-api';
import { aSubscriber, BO, openNewsletter, row, SUBSCRIBERS } from '../../../test/open-newsletter';
import { catchSavedFiles } from '../../../test/saved-files';

const EXPORT = 'GET /api/admin/newsletter/subscribers/export/csv';

/** Parameters of the list's last request. */
const requested = (api: FakeApi) => Object.fromEntries(api.calls(SUBSCRIBERS).at(-1)?.url.searchParams ?? []);

describe('the list of subscribers', () => {
  it('shows the statistics and every column', async () => {
    const ida = { id: '3', email: 'ida@stillsam.test', confirmed_at: '2026-03-05T10:05:00Z' };
    openNewsletter([[aSubscriber(), BO, aSubscriber(ida)]]);
    const rut = await row(/rut@stillsam/);
    for (const text of ['Rut Lindqvist', 'Aktiv', 'Webbplatsen', /^5 mars/, /^6 mars/])
      expect(within(rut).getByText(text)).toBeVisible();
    const bo = within(await row(/bo@stillsam/));
    // Nobody has given a name.
    for (const text of ['–', 'Inte bekräftad']) expect(bo.getByText(text)).toBeVisible();
    expect(within(await row(/ida@stillsam/)).getByText('Bekräftad samma dag')).toBeVisible();
    for (const [name, value] of [
      ['Aktiva', /^1\s204$/],
      ['Väntande', /^7$/],
      ['Avregistrerade', /^3$/],
      ['Studsade', /^2$/],
      ['Totalt', /^1\s216$/],
    ] as const)
      expect(screen.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Välj alla på sidan',
      'E-post',
      'Namn',
      'Status',
      'Registrerad och källa',
    ]);
  });

  it('requests pages of 50, the newest first, and offers the specified choices', async () => {
    const { api } = openNewsletter();
    await row(/rut@stillsam/);
    expect(requested(api)).toEqual({
      page: '1',
      limit: '50',
      status: 'all',
      sortBy: 'created_at',
      sortOrder: 'desc',
    });
    const choices = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices('Status')).toEqual(['Alla statusar', 'Aktiva', 'Väntande', 'Avregistrerade', 'Studsade']);
    expect(choices('Sortera efter')).toEqual(['Registrerad', 'E-post', 'Status']);
    expect(choices('Ordning')).toEqual(['Nyast först', 'Äldst först']);
    expect(screen.getByPlaceholderText('Sök på e-post eller namn...')).toBeVisible();
  });

  it('keeps filter and order in the address, and the search out of it', async () => {
    const { api, user, router } = openNewsletter();
    await user.selectOptions(await screen.findByLabelText('Status'), 'Studsade');
    await user.selectOptions(screen.getByLabelText('Sortera efter'), 'E-post');
    await user.selectOptions(screen.getByLabelText('Ordning'), 'Ö till A');
    await user.type(screen.getByLabelText('Sök'), 'rut');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?flik=nyhetsbrev&status=bounced&sortBy=email&sortOrder=desc',
      ),
    );
    await waitFor(() =>
      expect(requested(api)).toEqual({
        page: '1',
        limit: '50',
        search: 'rut',
        status: 'bounced',
        sortBy: 'email',
        sortOrder: 'desc',
      }),
    );
  });

  it('orders addresses from A to Ö at first', async () => {
    const { api, user } = openNewsletter();
    await user.selectOptions(await screen.findByLabelText('Sortera efter'), 'E-post');
    expect(screen.getByLabelText('Ordning')).toHaveDisplayValue('A till Ö');
    await waitFor(() => expect(requested(api)).toMatchObject({ sortBy: 'email', sortOrder: 'asc' }));
  });

  it('filters by subject, pace and source, which a row leads to, and exports the same', async () => {
    const saved = catchSavedFiles();
    const { api, user } = openNewsletter([[aSubscriber({ source: 'Mässan' })]]);
    api.on(EXPORT, () => new Response('e-post\r\n', { headers: { 'Content-Type': 'text/csv' } }));
    const rut = await row(/rut@stillsam/);
    expect(within(rut).getByRole('link', { name: /^rut@/ })).toHaveAttribute(
      'href',
      '/admin/person/subscriber/1',
    );
    await user.click(within(rut).getByRole('link', { name: 'Mässan' }));
    await user.selectOptions(screen.getByLabelText('Ämne'), 'Sömn');
    await user.selectOptions(screen.getByLabelText('Takt'), 'Högst ett i månaden');
    const filter = { interest: 'somn', frequency: 'monthly', source: 'Mässan' };
    await waitFor(() => expect(requested(api)).toMatchObject(filter));
    await user.click(await screen.findByRole('button', { name: 'Exportera CSV' }));
    await waitFor(() => expect(saved.names).toHaveLength(1));
    expect(Object.fromEntries(api.calls(EXPORT)[0]?.url.searchParams ?? [])).toMatchObject(filter);
  });

  it('shows a failure, and retries on a click', async () => {
    const { api, user } = openNewsletter();
    api.on(SUBSCRIBERS, () => answer({ error: 'Nej.' }, 400));
    await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
  });

  it('exports the filtered list under its name', async () => {
    const saved = catchSavedFiles();
    const { api, user } = openNewsletter([[BO]], '&status=pending');
    api.on(EXPORT, () => new Response('e-post\r\n', { headers: { 'Content-Type': 'text/csv' } }));
    await row(/bo@stillsam/);
    await user.click(screen.getByRole('button', { name: 'Exportera CSV' }));
    expect(await screen.findByText(/^nyhetsbrev-pending-.* är exporterad\.$/)).toBeVisible();
    expect(saved.names).toEqual([expect.stringMatching(/^nyhetsbrev-pending-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(api.calls(EXPORT)[0]?.url.search).toBe('?status=pending&format=csv');
  });

  it('exports the search that is shown for Excel, under a name of its own', async () => {
    const saved = catchSavedFiles();
    const { api, user } = openNewsletter([[BO]], '&status=pending');
    api.on(EXPORT, () => new Response('e-post\r\n', { headers: { 'Content-Type': 'text/csv' } }));
    await user.type(await screen.findByLabelText('Sök'), 'bo');
    await waitFor(() => expect(requested(api)).toMatchObject({ search: 'bo' }));
    await user.click(screen.getByRole('button', { name: 'Exportera för Excel' }));
    expect(await screen.findByText(/^nyhetsbrev-pending-excel-.* är exporterad\.$/)).toBeVisible();
    expect(saved.names).toEqual([expect.stringMatching(/^nyhetsbrev-pending-excel-\d{4}-\d\d-\d\d\.csv$/)]);
    expect(api.calls(EXPORT)[0]?.url.search).toBe('?status=pending&search=bo&format=excel');
  });
});
