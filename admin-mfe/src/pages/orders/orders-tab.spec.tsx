import { describe, expect, it } from '@jest/globals';
import type { components } from '@stillsam/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { anOrder, aWithdrawal } from '../../../test/orders';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './orders-tab';

const ORDERS = 'GET /api/admin/orders';
const AT = '2026-03-05T10:00:00Z';

function openOrders({ search = '', list = {} }: { search?: string; list?: object } = {}) {
  const api = startFakeApi();
  signedIn(api);
  const pagination = { page: 1, limit: 20, totalCount: 1, totalPages: 1 };
  api.on(ORDERS, () => answer({ orders: [anOrder()], stray_money: [], pagination, ...list }));
  const withdrawals = [
    aWithdrawal(),
    aWithdrawal({
      id: '7',
      reference: 'AN-3',
      order: 'x',
      order_id: null,
      refund_before: null,
      refundable_ore: 0,
    }),
    aWithdrawal({ id: '8', reference: 'AN-4', is_test: true, status: 'handled', refund_before: null }),
  ];
  api.on('GET /api/admin/withdrawals', () => answer({ withdrawals, pagination }));
  return { api, ...renderAdmin(`/admin/dashboard?flik=kop${search}`) };
}

describe('the list of purchases', () => {
  it('shows number, state, sum and date of each, with a link to its page', async () => {
    openOrders();
    const row = await screen.findByRole('row', { name: /ST-7KQ4-M2XP/ });
    expect(within(row).getByText('Betalt')).toBeVisible();
    expect(within(row).getByText('Lugnare kvällar')).toBeVisible();
    expect(within(row).getByText(/^98,00\skr$/)).toBeVisible();
    expect(within(row).getByText(/^5 mars .*kl\. 11\.00$/)).toBeVisible();
    expect(within(row).getByRole('link', { name: 'ST-7KQ4-M2XP' })).toHaveAttribute('href', '/admin/kop/4');
  });

  it('says in words what needs a hand, and marks a test', async () => {
    const needs = ['dispute', 'money', 'withdrawal', 'refund_failed'];
    openOrders({ list: { orders: [{ ...anOrder({ is_test: true }), needs }] } });
    const row = await screen.findByRole('row', { name: /ST-7KQ4-M2XP/ });
    for (const words of ['Tvist', 'Pengar utan order', 'Ångrat', 'Återbetalning misslyckades', 'Testköp'])
      expect(within(row).getByText(words)).toBeVisible();
  });

  it('marks a withdrawn purchase once, also when that is handled', async () => {
    const orders = [
      anOrder({ is_withdrawn: true }),
      anOrder({ id: '5', number: 'ST-2', is_withdrawn: true, needs: ['withdrawal'] }),
      anOrder({ id: '6', number: 'ST-3', is_withdrawn: true, status: 'withdrawn' }),
    ];
    openOrders({ list: { orders } });
    for (const name of [/ST-7KQ4-M2XP/, /ST-2/, /ST-3/])
      expect(within(await screen.findByRole('row', { name })).getAllByText('Ångrat')).toHaveLength(1);
  });

  it('says that the money went back, unless the refund failed', async () => {
    const orders = [
      anOrder({ is_withdrawn: true, status: 'withdrawn', kept_ore: 0 }),
      anOrder({ id: '5', number: 'ST-2', status: 'refunded', kept_ore: 0 }),
      anOrder({
        id: '6',
        number: 'ST-3',
        is_withdrawn: true,
        status: 'withdrawn',
        needs: ['refund_failed'],
      }),
    ];
    openOrders({ list: { orders } });
    expect(await screen.findByRole('row', { name: /ST-7KQ4-M2XP .* Återbetalt Ångrat/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /ST-2 .* Återbetalt/ })).toBeVisible();
    const failed = screen.getByRole('row', { name: /ST-3/ });
    expect(within(failed).getByText('Återbetalning misslyckades')).toBeVisible();
    expect(within(failed).queryByText('Återbetalt')).not.toBeInTheDocument();
  });

  it('filters by state and by day in the address', async () => {
    const { api, user, router } = openOrders();
    await user.type(await screen.findByLabelText('Sök på nummer eller e-post'), 'rut');
    await user.selectOptions(await screen.findByLabelText('Status'), 'Återbetalda');
    const from = screen.getByLabelText('Från och med');
    fireEvent.change(from, { target: { value: '2026-03-01' } });
    fireEvent.blur(from);
    await waitFor(() =>
      expect(api.calls(ORDERS).at(-1)?.url.search).toBe('?page=1&search=rut&state=refunded&from=2026-03-01'),
    );
    expect(router.state.location.search).toBe('?flik=kop&state=refunded&from=2026-03-01');
  });

  it('waits for the whole year of a day', async () => {
    const { router } = openOrders();
    const to = await screen.findByLabelText('Till och med');
    fireEvent.change(to, { target: { value: '0202-03-01' } });
    fireEvent.blur(to);
    expect(router.state.location.search).toBe('?flik=kop');
    expect(to).toHaveValue('0202-03-01');
  });

  it('has no section of stray money where there is none', async () => {
    openOrders();
    await screen.findByRole('row', { name: /ST-7KQ4-M2XP/ });
    expect(screen.queryByRole('region', { name: 'Pengar utan order' })).not.toBeInTheDocument();
  });

  it('lists stray money above the purchases, also without any', async () => {
    const stray: components['schemas']['StrayMoneyDto'][] = [
      {
        id: 'attempt-1',
        problem: 'second',
        ref: 'pi_2',
        order_id: '4',
        number: 'ST-1',
        ore: 9800,
        is_returned: true,
        is_handled: false,
        at: AT,
      },
      {
        id: 'notice-2',
        problem: 'unknown',
        ref: 'pi_3',
        order_id: null,
        number: null,
        ore: null,
        is_returned: false,
        is_handled: false,
        at: AT,
      },
    ];
    const { user } = openOrders({ list: { orders: [], stray_money: stray } });
    const section = await screen.findByRole('region', { name: 'Pengar utan order' });
    await user.click(within(section).getByText('Redan ordnat (1)'));
    expect(
      within(section).getByRole('row', { name: /^98,00\skr Betalt två gånger ST-1 pi_2 Återbetalt 5 mars/ }),
    ).toBeVisible();
    expect(
      within(section).getByRole('row', { name: /^Okänd summa .* – pi_3 Inte återbetalt/ }),
    ).toBeVisible();
    expect(within(section).getByRole('link', { name: 'ST-1' })).toHaveAttribute('href', '/admin/kop/4');
    expect(screen.getByRole('link', { name: 'Månadens siffror' })).toHaveAttribute(
      'href',
      '/admin/kop/manaden',
    );
  });

  it('marks stray money as handled', async () => {
    const stray = {
      id: 'notice-2',
      problem: 'unknown',
      ref: 'pi_3',
      order_id: null,
      number: null,
      ore: null,
      is_returned: false,
      is_handled: false,
      at: AT,
    } as const;
    const { api, user } = openOrders({ list: { orders: [], stray_money: [stray] } });
    const HANDLED = 'POST /api/admin/orders/stray-money/:id/handled';
    api.on(HANDLED, () => new Response(null, { status: 204 }));
    await user.click(await screen.findByRole('button', { name: 'Märk pi_3 som ordnat' }));
    expect(await screen.findByText('Pengarna är märkta som ordnade.')).toBeVisible();
    expect(api.calls(HANDLED)).toHaveLength(1);
  });
});

describe('the list of withdrawals', () => {
  it('stands beside the purchases, with the deadline of the refund and a link to the purchase', async () => {
    const { user, router } = openOrders({ search: '&state=paid' });
    await user.click(await screen.findByRole('link', { name: 'Ångrade' }));
    expect(router.state.location.search).toBe('?flik=kop&visa=angrade');
    const row = await screen.findByRole('row', { name: /AN-1111-2222/ });
    expect(within(row).getByText(/^20 mars/)).toBeVisible();
    expect(within(row).getByRole('link', { name: 'ST-7KQ4-M2XP' })).toHaveAttribute('href', '/admin/kop/4');
    expect(
      within(row).getByRole('link', { name: /^Betala tillbaka 98,00\skr för ST-7KQ4-M2XP$/ }),
    ).toBeVisible();
    expect(within(screen.getByRole('row', { name: /AN-3/ })).getByText('x (finns inte)')).toBeVisible();
    const handled = screen.getByRole('row', { name: /AN-4/ });
    expect(within(handled).getByText(/^98,00\skr är inte återbetalt härifrån$/)).toBeVisible();
    expect(within(handled).getByText('Testköp')).toBeVisible();
  });

  const CHANGE = 'PATCH /api/admin/withdrawals/:id';

  it('asks how the money went back before it marks one that is owed', async () => {
    const { api, user } = openOrders({ search: '&visa=angrade' });
    api.on(CHANGE, () => answer(aWithdrawal({ status: 'handled', refund_before: null })));
    await user.click(await screen.findByRole('button', { name: 'Markera som hanterat: AN-1111-2222' }));
    const dialog = await screen.findByRole('dialog', { name: 'Är pengarna redan tillbaka?' });
    await user.click(within(dialog).getByRole('button', { name: 'Pengarna är tillbaka' }));
    expect(await within(dialog).findByText('Skriv hur och när pengarna betalades tillbaka.')).toBeVisible();
    expect(api.calls(CHANGE)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/Hur och när/), 'Swish den 27 november');
    await user.click(within(dialog).getByRole('button', { name: 'Pengarna är tillbaka' }));
    expect(await screen.findByText('AN-1111-2222 är nu hanterat.')).toBeVisible();
    expect(api.calls(CHANGE)[0]?.body).toEqual({ status: 'handled', returned: 'Swish den 27 november' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks one at once where no money is owed', async () => {
    const { api, user } = openOrders({ search: '&visa=angrade' });
    api.on(CHANGE, () => answer(aWithdrawal({ reference: 'AN-3', status: 'handled' })));
    await user.click(await screen.findByRole('button', { name: 'Markera som hanterat: AN-3' }));
    expect(await screen.findByText('AN-3 är nu hanterat.')).toBeVisible();
    expect(api.calls(CHANGE)[0]?.body).toEqual({ status: 'handled' });
  });
});
