import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderEntity } from '../orders/order.entity';
import { DIGITAL_WAIVER, ORDER_TERMS } from '../orders/order-terms';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { receiptPdf } from './receipt';

const order: OrderEntity = Object.assign(new OrderEntity(), {
  number: 'ST-7KQ4-M2XP',
  lines: [{ id: 'a', name: 'Mjuk start', quantity: 1, price_ore: 4900, total_ore: 4900, vat_percent: 25 }],
  vat: [{ percent: 25, net_ore: 3920, vat_ore: 980, gross_ore: 4900 }],
  totalOre: 4900,
  terms: ORDER_TERMS,
  waiver: DIGITAL_WAIVER,
  receiptNumber: '2026-00007',
  confirmedAt: new Date('2026-11-22T10:01:00Z'),
});

const count = (text: string, tag: string) => text.split(`/S /${tag}\n`).length - 1;

describe('the PDF of a receipt', () => {
  let pdf: string;

  beforeAll(async () => {
    pdf = (await receiptPdf(order, 'swish', testBusiness())).toString('latin1');
  });

  it('has its number as the title, in Swedish', () => {
    expect(pdf).toContain('/Title (Kvitto 2026-00007)');
    expect(pdf).toContain('/Lang (sv-SE)');
  });

  it('tags what it states as a table with headers, and what was agreed as paragraphs', () => {
    expect([count(pdf, 'H1'), count(pdf, 'Table')]).toEqual([1, 1]);
    expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(count(pdf, 'P')).toBeGreaterThanOrEqual(3);
  });
});
