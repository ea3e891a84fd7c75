import { OrderEntity } from './order.entity';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';

const DAY = new Date('2026-03-05T10:00:00Z');

/** An order of nobody, in previews of mails. */
export const SAMPLE_ORDER = Object.assign(new OrderEntity(), {
  number: 'ST-0000-0000',
  lines: [
    { id: 'exempel', name: 'En vägledning', quantity: 1, price_ore: 4900, total_ore: 4900, vat_percent: 25 },
  ],
  vat: [{ percent: 25, net_ore: 3920, vat_ore: 980, gross_ore: 4900 }],
  totalOre: 4900,
  terms: ORDER_TERMS,
  waiver: DIGITAL_WAIVER,
  receiptNumber: '2026-00001',
  confirmedAt: DAY,
  createdAt: DAY,
});
