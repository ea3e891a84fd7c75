import { describe, expect, it } from '@jest/globals';
import type { components } from '@stillsam/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
import { catchSavedFiles } from '../../../test/saved-files';
import { monthsUntil } from './ledger-month-page';

const MONTH = 'GET /api/admin/ledger';

const NOVEMBER: components['schemas']['LedgerMonthDto'] = {
  month: '2026-11',
  is_test: false,
  orders: 3,
  sold_ore: 29_400,
  refunded_ore: 9800,
  fee_ore: 981,
  disputed_ore: 0,
  vat: [{ percent: 6, net_ore: 18_491, vat_ore: 1109 }],
  days: [
    { day: '2026-11-02', orders: 2, sold_ore: 19_600, refunded_ore: 0, fee_ore: 654 },
    { day: '2026-11-30', orders: 1, sold_ore: 9800, refunded_ore: 9800, fee_ore: 327 },
  ],
};

function openMonth(search = '?manad=2026-11', ledger = NOVEMBER) {
  const api = startFakeApi();
  signedIn(api);
  api.on(MONTH, () => answer(ledger));
  return { api, ...renderAdmin(`/admin/kop/manaden${search}`) };
}

describe('the figures of a month', () => {
  it('shows sold, refunded, fees, orders and VAT by rate', async () => {
    const { api } = openMonth();
    const figures = await screen.findByText('Sålt, inklusive moms');
    expect(figures.closest('dl')).toHaveAccessibleName('Siffror för november 2026');
    expect(figures.closest('dl')?.textContent?.replace(/\s/g, ' ')).toBe(
      'Betalda köp3Sålt, inklusive moms294,00 krÅterbetalt98,00 krAvgifter till betaltjänsten9,81 kr' +
        'Tvister som är öppna eller förlorade0,00 kr',
    );
    expect(screen.getByRole('row', { name: /^6\s% 184,91\skr 11,09\skr$/ })).toBeVisible();
    expect(api.calls(MONTH)[0]?.url.search).toBe('?month=2026-11');
  });

  it('draws the days, and has the same figures as a table', async () => {
    openMonth();
    const figure = await screen.findByRole('figure');
    expect(within(figure).getByText(/^Mest såldes den 2 november 2026, för 196,00\skr\.$/)).toBeVisible();
    const bars = [...figure.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    expect(bars).toHaveLength(30);
    expect([bars[0], bars[1], bars[29]]).toEqual(['0%', '100%', '50%']);
    const table = screen.getByRole('table', { name: 'Dag för dag' });
    expect(
      within(table).getByRole('row', { name: /^30 november 2026 1 98,00\skr 98,00\skr 3,27\skr$/ }),
    ).toBeVisible();
  });

  it('says when nothing moved', async () => {
    openMonth('', { ...NOVEMBER, vat: [], days: [] });
    expect(await screen.findByText('Inga pengar rörde sig den här månaden.')).toBeVisible();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it.each([true, false])('says whether the purchases are tests: %s', async (is_test) => {
    openMonth('', { ...NOVEMBER, is_test });
    await screen.findByRole('figure');
    expect(screen.queryAllByText(/Allt på den här sidan är testköp/)).toHaveLength(is_test ? 1 : 0);
    const sie = screen.getByRole('button', { name: 'Ladda ner SIE för 2026' });
    expect([sie.matches(':disabled'), screen.queryAllByText(/inget att bokföra/).length]).toEqual(
      is_test ? [true, 1] : [false, 0],
    );
  });

  it('keeps the chosen month in the address', async () => {
    const { api, user, router } = openMonth();
    await user.selectOptions(await screen.findByLabelText('Månad'), 'mars 2026');
    expect(router.state.location.search).toBe('?manad=2026-03');
    await waitFor(() => expect(api.calls(MONTH).at(-1)?.url.search).toBe('?month=2026-03'));
  });

  it('offers to try again', async () => {
    const { api, user } = openMonth();
    api.on(MONTH, () => answer({ error: 'Nej.', code: 'INTERNAL_ERROR' }, 500));
    const again = await screen.findByRole('button', { name: 'Försök igen' }, { timeout: 5000 });
    api.on(MONTH, () => answer(NOVEMBER));
    await user.click(again);
    expect(await screen.findByRole('figure')).toBeVisible();
  });
});

describe('the files for the books', () => {
  const file = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/csv' } });

  it('saves the month as CSV and the year as SIE', async () => {
    const { api, user } = openMonth();
    const { names, contents } = catchSavedFiles();
    api.on('GET /api/admin/ledger/csv', () => file('csv'));
    api.on('GET /api/admin/ledger/sie', () => file('#FLAGGA 0'));
    await user.click(await screen.findByRole('button', { name: 'Ladda ner CSV' }));
    expect(await screen.findByText(/^kop-2026-11-.*\.csv är exporterad\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ladda ner SIE för 2026' }));
    expect(await screen.findByText(/^bokforing-2026-.*\.se är exporterad\.$/)).toBeVisible();
    expect(names).toHaveLength(2);
    expect(await contents[1]?.text()).toBe('#FLAGGA 0');
    const [csv] = api.calls('GET /api/admin/ledger/csv');
    expect([csv?.url.search, csv?.token]).toEqual(['?month=2026-11', 'Bearer valid']);
    expect(api.calls('GET /api/admin/ledger/sie')[0]?.url.search).toBe('?year=2026');
  });
});

it('offers every month of the shop, the present one in Sweden first', () => {
  const months = monthsUntil(new Date('2026-12-31T23:30:00Z'));
  expect(months).toHaveLength(13);
  expect([months[0], months[1], months.at(-1)]).toEqual(['2027-01', '2026-12', '2026-01']);
});
