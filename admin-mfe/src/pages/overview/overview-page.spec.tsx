import { describe, expect, it, jest } from '@jest/globals';
import type { components } from '@stillsam/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { CARER, signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import './overview-page';

type Overview = components['schemas']['OverviewDto'];
type Week = components['schemas']['OverviewWeekDto'];

const OVERVIEW = 'GET /api/admin/overview';
const WEEK = 'GET /api/admin/overview/week';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const SOLD = /^49,00\skr Sålt$/;
const FIGURES: Week['figures'] = [
  {
    id: 'sales',
    days: [
      { day: '2026-11-25', value: 1000 },
      { day: '2026-11-26', value: 3900 },
    ],
  },
  { id: 'subscribers-confirmed', days: [{ day: '2026-11-26', value: 2 }] },
  { id: 'subscribers-left', days: [{ day: '2026-11-26', value: 0 }] },
  { id: 'test-sales', days: [{ day: '2026-11-26', value: 0 }] },
];

function open(
  { to_do = [], upcoming = [] }: Partial<Overview>,
  path = '/admin/oversikt',
  user?: typeof CARER,
) {
  const api = startFakeApi();
  signedIn(api, user);
  let now: Overview = { to_do, upcoming };
  api.on(OVERVIEW, () => answer(now));
  api.on(WEEK, () => answer({ figures: FIGURES }));
  api.on('GET /api/admin/readings', () =>
    answer({
      days: [{ day: '2026-11-26', articles: 3, exercises: 1 }],
      articles: [{ slug: 'om-vila', title: 'Om vila', count: 3 }],
      exercises: [],
    }),
  );
  const opened = renderAdmin(path);
  return { api, ...opened, become: (next: Overview) => (now = next) };
}

describe('the overview', () => {
  it('lists what waits with its number and its clock, each leading to its list', async () => {
    open({
      to_do: [
        { id: 'messages-unread', count: 2, due_at: inHours(5.5) },
        { id: 'company-facts', count: 13, due_at: null },
        { id: 'crisis-lines', count: 15, due_at: null },
      ],
    });
    const list = within(await screen.findByRole('region', { name: 'Att göra' }));
    expect(
      list.getByRole('link', { name: 'Svara på 2 olästa meddelanden Det första inom 5 timmar' }),
    ).toHaveAttribute('href', '/admin/dashboard?flik=meddelanden&status=unread');
    expect(list.getByRole('link', { name: /^Fyll i 13 företagsuppgifter/ })).toHaveAttribute(
      'href',
      '/admin/dashboard?flik=installningar',
    );
    expect(list.getByRole('link', { name: 'Kontrollera 15 stödlinjer' })).toHaveAttribute(
      'href',
      '/admin/dashboard?flik=installningar#crisis-lines',
    );
    expect(list.getAllByRole('listitem')).toHaveLength(3);
  });

  it('rests where nothing waits and nothing comes', async () => {
    open({});
    expect(await screen.findByText('Inget väntar på dig just nu.')).toBeVisible();
    expect(screen.getByText(/^Inget är planerat/)).toBeVisible();
  });

  it('lists what comes with its time', async () => {
    open({
      upcoming: [
        { kind: 'letter', id: '4', title: '', at: '2099-11-27T07:00:00Z' },
        { kind: 'post', id: '7', title: 'Om vila', at: '2099-11-28T07:00:00Z' },
      ],
    });
    const list = within(await screen.findByRole('region', { name: 'Kommande' }));
    expect(list.getByRole('link', { name: 'Utan titel' })).toHaveAttribute('href', '/admin/utskick/4');
    expect(list.getByRole('link', { name: 'Om vila' })).toHaveAttribute('href', '/admin/blog/edit/7');
    expect(list.getByText('27 november 2099 kl. 08.00')).toBeVisible();
  });

  it('draws the week with its sum, and has a table of it', async () => {
    open({});
    expect(await screen.findByText(/^49,00\skr$/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: SOLD }));
    expect(table.getByText('torsdag 26 november')).toBeInTheDocument();
  });

  it('writes what happened on one day alone, and what never did on one line', async () => {
    open({});
    const name = await screen.findByText('Nya prenumeranter');
    expect(name.parentElement).toHaveTextContent('2 Nya prenumeranter');
    expect(name.closest('figure')).toBeNull();
    expect(screen.getByText('På sju dagar: 0 som har lämnat oss.')).toBeVisible();
  });

  it('names the articles that were read most', async () => {
    open({});
    const most = within(await screen.findByRole('list', { name: 'Mest lästa artiklar' }));
    expect(most.getByRole('listitem')).toHaveTextContent('Om vila 3');
    expect(screen.getByText('Lästa artiklar').parentElement).toHaveTextContent('3 Lästa artiklar');
    expect(screen.getByText('Öppnade övningar').parentElement).toHaveTextContent('1 Öppnade övningar');
  });

  it('says what went wrong and tries again', async () => {
    const { api, user } = open({});
    api.on(WEEK, () => answer({ error: 'Nej.' }, 400));
    expect(await screen.findByText('Det gick inte att hämta veckans siffror')).toBeVisible();
    api.on(WEEK, () => answer({ figures: FIGURES }));
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText(/^49,00\skr$/)).toBeVisible();
  });

  it('leads owners alone to the choice of mails', async () => {
    open({}, '/admin/oversikt', CARER);
    await screen.findByText('Inget väntar på dig just nu.');
    expect(screen.queryByRole('link', { name: /mejlar/ })).toBeNull();
  });
});

describe('the count', () => {
  const ONE = { to_do: [{ id: 'messages-unread', count: 1, due_at: null }], upcoming: [] } as const;

  it('stands in the title of the window, and goes with what waited', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    try {
      const { become } = open({ to_do: [...ONE.to_do] });
      await waitFor(() => expect(document.title).toBe('(1) Översikt | Stillsam'));
      become({ to_do: [], upcoming: [] });
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await waitFor(() => expect(document.title).toBe('Översikt | Stillsam'));
    } finally {
      jest.useRealTimers();
    }
  });
});
