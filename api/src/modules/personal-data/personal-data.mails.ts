import { momentInWords } from '@stillsam/dates';
import { defineWordedMail } from '../mail/mail-template';
import type { ErasureReceiptDto } from './personal-data.dto';

type Receipt = Pick<ErasureReceiptDto, 'erased_at' | 'erased' | 'kept'>;

const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });

/** The receipt of an erasure: erased data, kept data and the reasons. */
export const erasureMail = defineWordedMail('erasure-receipt', {
  title: 'Kvitto på radering',
  text: { subject: 'Kvitto på att dina uppgifter är raderade', opening: '{besked}' },
  write: ({ erased_at, erased, kept }: Receipt) => ({
    values: {
      besked:
        erased.length > 0
          ? `Vi har raderat de uppgifter vi hade om dig och den här adressen, ${momentInWords(erased_at)}.`
          : 'Vi hade inga uppgifter att radera om dig och den här adressen.',
    },
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
  sample: { erased_at: new Date('2026-03-05T10:00:00Z'), erased: [], kept: [] },
});
