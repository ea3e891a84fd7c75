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

/** The receipt of a reservation, which makes no contract: accepted wordings, full terms, and how to take it back. */
export const orderMail = defineMail('order-received', ({ order, siteOrigin }: Ordered) => {
  const { number, lines, vat, totalOre, terms, createdAt } = order;
  return {
    subject: `Mottagningsbevis för reservation ${number}`,
    paragraphs: [
      'Hej,',
      'Tack! Vi har tagit emot din reservation. Det här är ett mottagningsbevis, inte en orderbekräftelse.',
      RESERVATION_NOTE,
      'Längst ner i mejlet står köpvillkoren, ångerrätten och en blankett för den. De gäller först om du köper något. Spara mejlet, så har du dem kvar.',
    ],
    action: { label: 'Ångra reservationen här', url: new URL('/angerratt#angra', siteOrigin).href },
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
      'Var det inte du som reserverade? Då behöver du inte göra någonting.',
    ],
    documents: orderDocuments(order.createdAt, siteOrigin),
  };
});

interface Withdrawal {
  reference: string;
  /** Null where anybody may have typed it: then the mail quotes no text of the sender. */
  name: string | null;
  /** The order number that was typed; null for another description of the purchase. */
  order: string | null;
  receivedAt: Date;
  message: string;
}

/** The dated receipt of a withdrawal. */
export const withdrawalMail = defineMail(
  'withdrawal-received',
  ({ reference, name, order, receivedAt, message }: Withdrawal) => ({
    subject: `Vi har tagit emot din ångeranmälan ${reference}`,
    paragraphs: [
      'Hej,',
      `Det här är ditt kvitto på att du har ångrat ett köp hos oss. ${message}`,
      ...(name === null
        ? ['Av säkerhetsskäl skickar vi inte med det som skrevs i formuläret. Vi har sparat det.']
        : []),
    ],
    rows: [
      ['Referens', reference],
      ['Mottagen', TIME.format(receivedAt)],
      ...(name === null ? [] : [['Namn', name] as [string, string]]),
      ...(order === null ? [] : [['Ordernummer', order] as [string, string]]),
    ],
    closing: ['Var det inte du som skickade anmälan? Svara på det här mejlet, så reder vi ut det.'],
  }),
);
