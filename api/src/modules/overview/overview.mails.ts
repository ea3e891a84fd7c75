import { momentInWords } from '@stillsam/dates';
import { defineWordedMail, NOWHERE } from '../mail/mail-template';
import type { NoticeTime } from './overview.dto';

interface ToDo {
  items: { label: string; count: number; dueAt?: Date | null }[];
  time: NoticeTime;
  overviewUrl: string;
  /** Where the mail is turned off. */
  accountUrl: string;
}

/** `olästa meddelanden och 2 saker till`: as long as a mail program shows of a subject. The mail has the rest. */
function inWords([first = '', ...others]: string[]): string {
  if (others.length === 0) return first;
  return `${first} och ${others.length === 1 ? others[0] : `${others.length} saker till`}`;
}

/** Counts and deadlines alone: what was written, and by whom, is read in the back office. */
export const toDoMail = defineWordedMail('to-do', {
  title: 'Att göra, till dig som äger webbplatsen',
  text: { subject: 'Väntar på dig: {lista}', opening: 'Det här väntar på dig i redaktionen.' },
  write: ({ items, time, overviewUrl, accountUrl }: ToDo) => ({
    values: { lista: inWords(items.map(({ label }) => label)) },
    rows: items.map(({ label, count, dueAt }): [string, string] => [
      label.charAt(0).toUpperCase() + label.slice(1),
      dueAt ? `${count}, senast ${momentInWords(dueAt)}` : String(count),
    ]),
    action: { label: 'Öppna översikten', url: overviewUrl },
    closing: [
      time === 'at_once'
        ? 'Vi mejlar dig när något nytt väntar, högst en gång i kvarten.'
        : 'Vi mejlar dig en gång om dagen när något väntar.',
      `Vill du ändra det eller slippa mejlen helt? Gå till ditt konto: ${accountUrl}`,
    ],
  }),
  sample: {
    items: [{ label: 'olästa meddelanden', count: 2 }],
    time: 'daily',
    overviewUrl: NOWHERE,
    accountUrl: NOWHERE,
  },
});
