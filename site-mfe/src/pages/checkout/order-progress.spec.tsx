import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';
import type { OrderState } from './checkout-calls';

const WAITING: OrderState = {
  number: 'ST-7KQ4-M2XP',
  state: 'waiting',
  total_ore: 4900,
  method: null,
  can_retry: false,
  guides: [{ slug: 'lugnare-kvallar', title: 'Lugnare kvällar' }],
  is_test: true,
};

function startOrder(first: () => Response | Promise<Response>) {
  const api = startFakeApi();
  const path = '/api/payments/orders/hemlig';
  api.on(path, first);
  return {
    become: (next: () => Response | Promise<Response>) => api.on(path, next),
    open: () => api.on('/api/purchases/open', () => jsonResponse({ to: '/las/lugnare-kvallar/1' })),
  };
}

const open = () =>
  renderSite('/checkout?order=hemlig', { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

describe('an order that waits for its payment', () => {
  it('says so, and that the page can be left', async () => {
    startOrder(() => jsonResponse(WAITING));
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Betalningen är inte klar än' }),
    ).toBeVisible();
    expect(screen.getByText(/Du kan lugnt stänga sidan/)).toBeVisible();
    expect(screen.getByText('Testläge: inga pengar dras.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Börja läsa' })).not.toBeInTheDocument();
  });

  it('offers the guide once it is paid', async () => {
    jest.useFakeTimers();
    const order = startOrder(() => jsonResponse(WAITING));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Betalningen är inte klar än' });
    order.become(() => jsonResponse({ ...WAITING, state: 'paid' }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    const button = await screen.findByRole('button', { name: 'Börja läsa' });
    expect(button.closest('form')).toHaveAttribute('action', '/api/purchases/open/form');
    expect(button.closest('form')).toHaveFormValues({ ref: 'hemlig' });
    jest.useRealTimers();
  });

  it('leads to the guide as soon as this browser has opened it', async () => {
    startOrder(() => jsonResponse({ ...WAITING, state: 'paid' })).open();
    open();
    const link = await screen.findByRole('link', { name: 'Börja läsa' });
    expect(link).toHaveAttribute('href', '/las/lugnare-kvallar/1');
    expect(screen.queryByRole('button', { name: 'Börja läsa' })).not.toBeInTheDocument();
  });

  it('lists several guides that were bought, each with its own way to read', async () => {
    const guides = [...WAITING.guides, { slug: 'mjukare-morgnar', title: 'Mjukare morgnar' }];
    startOrder(() => jsonResponse({ ...WAITING, state: 'paid', guides })).open();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tack! Nu är de dina' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Läs Lugnare kvällar' })).toHaveAttribute(
      'href',
      '/las/lugnare-kvallar/1',
    );
    expect(screen.getByRole('link', { name: 'Läs Mjukare morgnar' })).toHaveAttribute(
      'href',
      '/las/mjukare-morgnar/1',
    );
  });

  it('keeps what it knows while the API is away', async () => {
    jest.useFakeTimers();
    const order = startOrder(() => jsonResponse(WAITING));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Betalningen är inte klar än' });
    order.become(networkFailure);
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(screen.getByRole('heading', { level: 1, name: 'Betalningen är inte klar än' })).toBeVisible();
    jest.useRealTimers();
  });
});

it.each(['failed', 'expired'] as const)(
  'says of a payment that %s that nothing was taken, and tries again',
  async (state) => {
    startOrder(() => jsonResponse({ ...WAITING, state, can_retry: true }));
    open();
    expect(await screen.findByText(/Inga pengar har dragits/)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Försök betala igen' });
    expect(again.closest('form')).toHaveAttribute('action', '/api/payments/orders/hemlig/attempts/form');
  },
);

it('says that an order is unknown', async () => {
  startOrder(() => jsonResponse({ error: 'Finns inte.', code: 'ORDER_NOT_FOUND' }, 404));
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Vi hittar inte beställningen' }),
  ).toBeVisible();
});

it('says that the payment cannot be reached', async () => {
  startOrder(networkFailure);
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Vi når inte betalningen just nu' }),
  ).toBeVisible();
});
