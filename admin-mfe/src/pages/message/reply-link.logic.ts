import { formatDateTime } from '../../format-date';
import { MESSAGE_COPY } from './message.copy';

/** In characters: mail programs cut or refuse long addresses, and the admin sees the whole message beside. */
const MAX_QUOTE_LENGTH = 1200;

interface Quoted {
  name: string;
  email: string;
  message: string;
  created_at: string;
}

/** A `mailto:` address of a reply that quotes the message. */
export function replyLink({ name, email, message, created_at }: Quoted): string {
  const introduction = MESSAGE_COPY.quoteIntroduction(name, formatDateTime(created_at));
  const quote = shorten(message)
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${introduction}\r\n${quote}`;
  // The @ is left as it is: some mail programs do not decode it in the recipient.
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(MESSAGE_COPY.replySubject);
  return `mailto:${recipient}?subject=${subject}&body=${encodeURIComponent(body)}`;
}

/** Cuts between characters: half a surrogate pair would make the encoding throw. */
function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_QUOTE_LENGTH ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('')} …` : text;
}
