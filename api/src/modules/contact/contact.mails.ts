import { momentInWords } from '@stillsam/dates';
import { BRAND } from '../mail/sender';
import { defineMail } from '../mail/mail-template';

interface Reply {
  text: string;
  /** The message that is answered. */
  quoted: { name: string; message: string; createdAt: Date };
}

/** A reply to a contact message. The subject is the same for every message, so it reveals none. */
export const replyMail = defineMail('contact-reply', ({ text, quoted }: Reply) => ({
  subject: `Sv: Ditt meddelande till ${BRAND}`,
  paragraphs: text.split(/\n{2,}/),
  quote: {
    introduction: `${quoted.name} skrev ${momentInWords(quoted.createdAt)}:`,
    text: quoted.message,
  },
}));
