import type { Business } from '@stillsam/legal-figures';
import type { MailContent } from '../mail/mail-layout';
import type { MailTextName } from '../mail/mail-texts';
import { optInMail, welcomeMail } from '../newsletter/newsletter.mails';
import { OrderEntity } from '../orders/order.entity';
import { DIGITAL_WAIVER, ORDER_TERMS } from '../orders/order-terms';
import { withdrawalMail } from '../orders/orders.mails';
import { receiptMail } from '../purchases/receipt.mails';

/** In place of a recipient's own addresses. */
const NOWHERE = 'https://exempel.se/';
const DAY = new Date('2026-03-05T10:00:00Z');

const ORDER = Object.assign(new OrderEntity(), {
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

/** The mails with the code's texts, for a sample recipient. */
export const SAMPLE_MAILS: Record<MailTextName, (business: Business) => MailContent> = {
  newsletter_opt_in: (business) =>
    optInMail.write({ confirmUrl: NOWHERE, unsubscribeUrl: NOWHERE }, business),
  newsletter_welcome: (business) => welcomeMail.write({ unsubscribeUrl: NOWHERE }, business),
  order_paid: (business) =>
    receiptMail.write(
      { order: ORDER, method: 'card', link: NOWHERE, siteOrigin: NOWHERE, methods: ['card'] },
      business,
    ),
  withdrawal_received: (business) =>
    withdrawalMail.write(
      {
        reference: 'AN-0000-0000',
        name: 'Anna Exempel',
        order: ORDER.number,
        receivedAt: DAY,
        message: 'Vi hör av oss så snart vi kan.',
      },
      business,
    ),
};
