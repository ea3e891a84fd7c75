import { describe, expect, it } from '@jest/globals';
import type { paths } from '@stillsam/contracts';
import { screen, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import '../../../test/load-dashboard';
import './orders-tab';

type Order =
  paths['/api/admin/orders']['get']['responses'][200]['content']['application/json']['orders'][number];
type Withdrawal =
  paths['/api/admin/withdrawals']['get']['responses'][200]['content']['application/json']['withdrawals'][number];

const ORDERS = 'GET /api/admin/orders';
const CHANGE = 'PATCH /api/admin/orders/:id';

const ORDER: Order = {
  id: '4',
  number: 'ST-7KQ4-M2XP',
  status: 'reserved',
  email: 'rut@stillsam.test',
  lines: [
    { id: 'guide', name: 'Vägledning', quantity: 2, price_ore: 4900, total_ore: 9800, vat_percent: 25 },
  ],
  vat: [{ percent: 25, net_ore: 7840, vat_ore: 1960, gross_ore: 9800 }],
  total_ore: 9800,
  terms: { version: '2026-11-21', text: 'Villkorens ord.' },
  waiver: null,
  created_at: '2026-03-05T10:00:00Z',
  updated_at: '2026-03-05T10:00:00Z',
  withdrawals: ['AN-1111-2222'],
  next_statuses: ['confirmed', 'cancelled'],
};

const WITHDRAWAL: Withdrawal = {
  id: '6',
  reference: 'AN-1111-2222',
  name: 'Rut',
  email: 'rut@stillsam.test',
  order: 'ST-7KQ4-M2XP',
  order_id: '4',
  status: 'received',
  created_at: '2026-03-06T10:00:00Z',
};

function openOrders(search = '') {
  const api = startFakeApi();
  signedIn(api);
  const pagination = { page: 1, limit: 20, totalCount: 1, totalPages: 1 };
  api.on(ORDERS, () => answer({ orders: [ORDER], pagination }));
  api.on('GET /api/admin/withdrawals', () =>
    answer({
      withdrawals: [WITHDRAWAL, { ...WITHDRAWAL, id: '7', reference: 'AN-3', order: 'x', order_id: null }],
      pagination: { ...pagination, totalCount: 2 },
    }),
  );
  return { api, ...renderAdmin(`/admin/dashboard?flik=bestallningar${search}`) };
}

describe('the list of orders', () => {
  it('shows each with its sum, and in full when opened', async () => {
    const { user } = openOrders();
    const row = await screen.findByRole('row', { name: /ST-7KQ4-M2XP/ });
    expect(within(row).getByText('Reserverad')).toBeVisible();
    expect(within(row).getByText(/^98,00\skr$/)).toBeVisible();
    await user.click(within(row).getByRole('button', { name: 'Visa beställning ST-7KQ4-M2XP' }));
    const dialog = await screen.findByRole('dialog', { name: 'Beställning ST-7KQ4-M2XP' });
    expect(
      within(dialog).getByRole('row', { name: /Vägledning 2 49,00\skr 25\u00a0% 98,00\skr/ }),
    ).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /Varav moms 25\u00a0% 19,60\skr/ })).toBeVisible();
    expect(within(dialog).getByText('Ångrat köp: AN-1111-2222')).toBeVisible();
    expect(within(dialog).getByText('Köpvillkor, version 2026-11-21')).toBeVisible();
  });

  it('offers what it can become, and says what it is then', async () => {
    const { api, user } = openOrders();
    api.on(CHANGE, () => answer({ ...ORDER, status: 'cancelled', next_statuses: [] }));
    await user.click(await screen.findByRole('button', { name: /^Visa beställning/ }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('Ny status');
    expect(
      within(field)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Oförändrad', 'Bekräftad', 'Avbokad']);
    await user.click(within(dialog).getByRole('button', { name: 'Spara status' }));
    expect(api.calls(CHANGE)).toHaveLength(0);
    await user.selectOptions(field, 'Avbokad');
    await user.click(within(dialog).getByRole('button', { name: 'Spara status' }));
    expect(await within(dialog).findByText('Statusen är nu avbokad.')).toBeVisible();
    expect(within(dialog).getByText('Beställningen är avslutad och kan inte ändras.')).toBeVisible();
    expect(api.calls(CHANGE)[0]?.body).toEqual({ status: 'cancelled' });
  });

  it('says why the server refused a change', async () => {
    const { api, user } = openOrders();
    api.on(CHANGE, () => answer({ error: 'Den är redan avbokad.', code: 'ORDER_STATUS_CONFLICT' }, 409));
    await user.click(await screen.findByRole('button', { name: /^Visa beställning/ }));
    await user.selectOptions(await screen.findByLabelText('Ny status'), 'Bekräftad');
    await user.click(screen.getByRole('button', { name: 'Spara status' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Den är redan avbokad.');
  });

  it('searches and filters in the address', async () => {
    const { api, user, router } = openOrders('&search=rut');
    await user.selectOptions(await screen.findByLabelText('Status'), 'Bekräftade');
    expect(router.state.location.search).toBe('?flik=bestallningar&search=rut&status=confirmed');
    expect(api.calls(ORDERS).at(-1)?.url.search).toBe('?page=1&search=rut&status=confirmed');
  });
});

describe('the list of withdrawals', () => {
  it('stands beside the orders and leads to theirs', async () => {
    const { user, router } = openOrders('&search=rut');
    await user.click(await screen.findByRole('link', { name: 'Ångrade köp' }));
    expect(router.state.location.search).toBe('?flik=bestallningar&visa=angrade');
    expect(
      within(await screen.findByRole('row', { name: /AN-3/ })).getByText('x (finns inte)'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'ST-7KQ4-M2XP' }));
    expect(router.state.location.search).toBe('?flik=bestallningar&search=ST-7KQ4-M2XP');
  });

  it('marks a withdrawal that an admin has handled', async () => {
    const { api, user } = openOrders('&visa=angrade');
    api.on('PATCH /api/admin/withdrawals/:id', () => answer({ ...WITHDRAWAL, status: 'handled' }));
    await user.click(await screen.findByRole('button', { name: 'Markera AN-1111-2222 som hanterat' }));
    expect(await screen.findByText('AN-1111-2222 är nu hanterat.')).toBeVisible();
    expect(api.calls('PATCH /api/admin/withdrawals/:id')[0]?.body).toEqual({ status: 'handled' });
  });
});
