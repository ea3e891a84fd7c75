import { momentInWords } from '@stillsam/dates';
import { defineWordedMail } from '../mail/mail-template';
import { OrderEntity } from './order.entity';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';

const SAMPLE_DAY = new Date('2026-03-05T10:00:00Z');

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
  confirmedAt: SAMPLE_DAY,
  createdAt: SAMPLE_DAY,
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
export const withdrawalMail = defineWordedMail('withdrawal-received', {
  title: 'Svar på ångeranmälan',
  text: {
    subject: 'Vi har tagit emot din ångeranmälan {referens}',
    opening: 'Det här är ditt kvitto på att du har ångrat ett köp hos oss. {besked}',
  },
  write: ({ reference, name, order, receivedAt, message }: Withdrawal) => ({
    values: { referens: reference, besked: message },
    paragraphs:
      name === null
        ? ['Av säkerhetsskäl skickar vi inte med det som skrevs i formuläret. Vi har sparat det.']
        : [],
    rows: [
      ['Referens', reference],
      ['Mottagen', momentInWords(receivedAt)],
      ...(name === null ? [] : [['Namn', name] as [string, string]]),
      ...(order === null ? [] : [['Ordernummer', order] as [string, string]]),
    ],
    closing: ['Var det inte du som skickade anmälan? Svara på det här mejlet, så reder vi ut det.'],
  }),
  sample: {
    reference: 'AN-0000-0000',
    name: 'Anna Exempel',
    order: SAMPLE_ORDER.number,
    receivedAt: SAMPLE_ORDER.createdAt,
    message: 'Vi hör av oss så snart vi kan.',
  },
});
