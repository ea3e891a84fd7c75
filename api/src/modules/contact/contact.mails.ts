import { BRAND } from '../mail/sender';
import { defineMail } from '../mail/mail-template';

interface Reply {
  text: string;
  /** The message that is answered. */
  quoted: { name: string; message: string; createdAt: Date };
}

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A reply to a contact message. The subject is the same for every message, so it reveals none. */
export const replyMail = defineMail('contact-reply', ({ text, quoted }: Reply) => ({
  subject: `Sv: Ditt meddelande till ${BRAND}`,
  paragraphs: text.split(/\n{2,}/),
  quote: {
    introduction: `${quoted.name} skrev ${TIME.format(quoted.createdAt)}:`,
    text: quoted.message,
  },
}));
