import { defineMail } from '../mail/mail-template';
import { kronor } from '../orders/money';
import type { OrderEntity } from '../orders/order.entity';
import { splitByRate } from './split-by-rate';
import type { PaymentRefundEntity } from './payment-refund.entity';

const CAUSES: Record<PaymentRefundEntity['cause'], string> = {
  asked: 'Vi har betalat tillbaka pengar till dig.',
  elsewhere: 'Vi har betalat tillbaka pengar till dig.',
  second:
    'Betalningen kom in två gånger. Den andra har gått tillbaka till dig, och ditt köp gäller som det är.',
};

/** The credit note of a refund. */
export const refundMail = defineMail(
  'order-refunded',
  ({ order, refund }: { order: OrderEntity; refund: PaymentRefundEntity }) => ({
    subject: `Återbetalning ${refund.number}`,
    paragraphs: [
      'Hej,',
      CAUSES[refund.cause],
      'Pengarna kommer samma väg som du betalade. Det tar några dagar, beroende på din bank.',
    ],
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
);
