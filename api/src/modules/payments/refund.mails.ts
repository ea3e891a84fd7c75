import { defineWordedMail } from '../mail/mail-template';
import { kronor, splitByRate } from '../orders/money';
import type { OrderEntity } from '../orders/order.entity';
import { SAMPLE_ORDER } from '../orders/orders.mails';
import type { PaymentRefundEntity } from './payment-returns.entity';

type Refund = Pick<PaymentRefundEntity, 'number' | 'cause' | 'ore'>;

const CAUSES: Record<PaymentRefundEntity['cause'], string> = {
  asked: 'Vi har betalat tillbaka pengar till dig.',
  elsewhere: 'Vi har betalat tillbaka pengar till dig.',
  second:
    'Betalningen kom in två gånger. Den andra har gått tillbaka till dig, och ditt köp gäller som det är.',
};

/** The credit note of a refund. */
export const refundMail = defineWordedMail('order-refunded', {
  title: 'Återbetalning',
  text: {
    subject: 'Återbetalning {kreditnummer}',
    opening: '{besked} Pengarna kommer samma väg som du betalade. Det tar några dagar, beroende på din bank.',
  },
  write: ({ order, refund }: { order: OrderEntity; refund: Refund }) => ({
    values: { kreditnummer: refund.number ?? '', besked: CAUSES[refund.cause] },
    rows: [
      ['Kreditnummer', refund.number ?? ''],
      ['Gäller kvitto', order.receiptNumber ?? ''],
      ['Ordernummer', order.number],
      ['Återbetalt', kronor(refund.ore)],
      ...(refund.cause === 'second'
        ? []
        : splitByRate(order, refund.ore).map(({ percent, vat_ore }): [string, string] => [
            `Varav moms ${percent}\u00a0%`,
            kronor(vat_ore),
          ])),
    ],
  }),
  sample: {
    order: SAMPLE_ORDER,
    refund: { number: 'K-2026-00001', cause: 'asked', ore: SAMPLE_ORDER.totalOre },
  },
});
