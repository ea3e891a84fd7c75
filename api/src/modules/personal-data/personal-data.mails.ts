import { defineMail } from '../mail/mail-template';
import type { ErasureReceiptDto } from './personal-data.dto';

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'long',
  timeStyle: 'short',
});
const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });

/** The receipt of an erasure: erased data, kept data and the reasons. */
export const erasureMail = defineMail(
  'erasure-receipt',
  ({ erased_at, erased, kept }: ErasureReceiptDto) => ({
    subject: 'Kvitto på att dina uppgifter är raderade',
    paragraphs: [
      'Hej,',
      erased.length > 0
        ? `Vi har raderat de uppgifter vi hade om dig och den här adressen, ${TIME.format(new Date(erased_at))}.`
        : 'Vi hade inga uppgifter att radera om dig och den här adressen.',
    ],
    rows: erased.map(({ label, count }): [string, string] => [label, String(count)]),
    closing: [
      ...(kept.length > 0 ? ['Det här behöver vi behålla:'] : []),
      ...kept.map(
        ({ label, count, reason, until }) =>
          `${label} (${count}). ${reason}${until ? ` Raderas efter ${DAY.format(new Date(until))}.` : ''}`,
      ),
      'Uppgiften om att det här mejlet har skickats raderas inom ett dygn.',
    ],
  }),
);
