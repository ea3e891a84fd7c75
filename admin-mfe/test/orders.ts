import type { components } from '@stillsam/contracts';

type Order = components['schemas']['AdminOrderDto'];
type Detail = components['schemas']['AdminOrderDetailDto'];
type Withdrawal = components['schemas']['WithdrawalDto'];

const ORDER: Order = {
  id: '4',
  number: 'ST-7KQ4-M2XP',
  status: 'paid',
  email: 'rut@stillsam.test',
  lines: [
    {
      id: 'guide',
      name: 'Lugnare kvällar',
      quantity: 1,
      price_ore: 9800,
      total_ore: 9800,
      vat_percent: 6,
    },
  ],
  vat: [{ percent: 6, net_ore: 9245, vat_ore: 555, gross_ore: 9800 }],
  total_ore: 9800,
  terms: { version: '2026-11-21', text: 'Villkorens ord.' },
  waiver: { version: '2026-11-21', text: 'Jag avstår.' },
  country: 'SE',
  is_test: false,
  receipt_number: '1017',
  created_at: '2026-03-05T10:00:00Z',
  paid_at: '2026-03-05T10:01:00Z',
  updated_at: '2026-03-05T10:01:00Z',
  needs: [],
  kept_ore: 9800,
  is_withdrawn: false,
};

/** A paid purchase of one guide, unless `changes` say otherwise. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return { ...ORDER, ...changes };
}

export function anOrderInFull(changes: Partial<Detail> = {}): Detail {
  return {
    ...ORDER,
    note: '',
    refundable_ore: 9800,
    timeline: [
      { at: '2026-03-05T10:00:00Z', kind: 'placed', text: 'Köpet lades.' },
      { at: '2026-03-05T10:01:00Z', kind: 'paid', text: 'Betalades med kort.' },
      { at: '2026-03-05T10:02:00Z', kind: 'mailed', text: 'Kvittot mejlades.' },
      { at: '2026-03-05T22:15:00Z', kind: 'opened', text: 'Guiden öppnades.' },
    ],
    attempts: [
      {
        n: 1,
        provider: 'stripe',
        ref: 'cs_1',
        state: 'paid',
        method: 'card',
        problem: null,
        created_at: '2026-03-05T10:00:01Z',
        final_at: '2026-03-05T10:01:00Z',
      },
    ],
    ledger: [
      { at: '2026-03-05T10:01:00Z', kind: 'paid', ore: 9800, number: '1017', ref: 'pi_1' },
      { at: '2026-03-05T10:01:00Z', kind: 'fee', ore: 327, number: null, ref: 'txn_1' },
    ],
    refunds: [],
    withdrawals: [],
    disputes: [],
    ...changes,
  };
}

export function aWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: '6',
    reference: 'AN-1111-2222',
    name: 'Rut',
    email: 'rut@stillsam.test',
    order: 'ST-7KQ4-M2XP',
    order_id: '4',
    status: 'received',
    created_at: '2026-03-06T10:00:00Z',
    refund_before: '2026-03-20T22:59:59Z',
    is_test: false,
    refunded_ore: 0,
    pending_ore: 0,
    refundable_ore: 9800,
    ...changes,
  };
}
