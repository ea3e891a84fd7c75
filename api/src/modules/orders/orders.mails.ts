import { defineMail } from '../mail/mail-template';
import { orderDocuments } from './order-documents';
import type { OrderEntity } from './order.entity';
import { RESERVATION_NOTE } from './order-terms';

const KRONOR = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });
const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'long',
  timeStyle: 'short',
});

const kronor = (ore: number) => KRONOR.format(ore / 100);

interface Ordered {
  order: OrderEntity;
  /** Public origin of the site. */
  siteOrigin: string;
}

/** The customer's copy of an order: accepted wordings, full terms, and how to withdraw. */
export const orderMail = defineMail('order-received', ({ order, siteOrigin }: Ordered) => {
  const { number, lines, vat, totalOre, terms, waiver, createdAt } = order;
  return {
    subject: `Din reservation ${number}`,
    paragraphs: [
      'Hej,',
      'Tack för din beställning. Vi har tagit emot den.',
      RESERVATION_NOTE,
      'Längst ner i mejlet står köpvillkoren, din ångerrätt och en blankett för den. Spara mejlet, så har du dem kvar.',
    ],
    action: { label: 'Ångra köp här', url: new URL('/angerratt#angra', siteOrigin).href },
    rows: [
      ['Ordernummer', number],
      ['Mottagen', TIME.format(createdAt)],
      ...lines.map(({ name, quantity, total_ore }): [string, string] => [
        `${quantity} × ${name}`,
        kronor(total_ore),
      ]),
      ['Frakt', 'Gratis'],
      ['Totalt', kronor(totalOre)],
      ...vat.map(({ percent, vat_ore }): [string, string] => [
        `Varav moms ${percent}\u00a0%`,
        kronor(vat_ore),
      ]),
    ],
    closing: [
      'Du har intygat att du har fyllt 18 år.',
      `Du har godkänt: ${terms.text}`,
      ...(waiver ? [`Du har också samtyckt: ${waiver.text}`] : []),
      'Var det inte du som beställde? Då behöver du inte göra någonting.',
    ],
    documents: orderDocuments(order.createdAt, siteOrigin),
  };
});

interface Withdrawal {
  reference: string;
  name: string;
  order: string;
  receivedAt: Date;
  message: string;
}

/** The dated receipt of a withdrawal. */
export const withdrawalMail = defineMail(
  'withdrawal-received',
  ({ reference, name, order, receivedAt, message }: Withdrawal) => ({
    subject: `Vi har tagit emot din ångeranmälan ${reference}`,
    paragraphs: ['Hej,', `Det här är ditt kvitto på att du har ångrat ett köp hos oss. ${message}`],
    rows: [
      ['Referens', reference],
      ['Mottagen', TIME.format(receivedAt)],
      ['Namn', name],
      ['Köp', order],
    ],
    closing: ['Var det inte du som skickade anmälan? Svara på det här mejlet, så reder vi ut det.'],
  }),
);
