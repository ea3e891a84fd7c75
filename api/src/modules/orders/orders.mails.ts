import { defineMail } from '../mail/mail-template';
import { originalText } from '../mail/mail-texts';

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'long',
  timeStyle: 'short',
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
  ({ reference, name, order, receivedAt, message }: Withdrawal) => {
    const values = { referens: reference, besked: message };
    const { source, subject, opening } = originalText('withdrawal_received', values);
    return {
      source,
      subject,
      paragraphs: [
        'Hej,',
        opening,
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
    };
  },
);
