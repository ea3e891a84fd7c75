import { PATTERN_TEXTS, SHIFT_TEXTS } from './cognitive.content';
import { COGNITIVE_COPY } from './cognitive.copy';
import type { Journal, JournalEntry } from './journal.logic';

const DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long' });
const COPY = COGNITIVE_COPY.completion;

/** `5 mars 2026`, in the visitor's own time zone. */
export function dayOf(date: string): string {
  return DAY_FORMAT.format(new Date(date));
}

/** `2026-03-05`, in the visitor's own time zone, for file names. */
export function fileDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The lines of an entry, with the labels of the page. */
export function linesOf(entry: JournalEntry): readonly { term: string; text: string }[] {
  return [
    { term: COPY.original, text: entry.originalThought },
    { term: COPY.pattern, text: PATTERN_TEXTS[entry.pattern].name },
    { term: COPY.reframed, text: entry.reframedThought },
    { term: COPY.shift, text: SHIFT_TEXTS[entry.emotionalShift].label },
  ];
}

/** The journal as text. CRLF line ends suit the editors of every system. */
export function journalAsText(journal: Journal): string {
  const texts = journal.map((entry) =>
    [dayOf(entry.date), ...linesOf(entry).map(({ term, text }) => `${term}: ${text}`)].join('\n'),
  );
  return `${COGNITIVE_COPY.title}\n\n${texts.join('\n\n')}\n`.replace(/\r?\n/g, '\r\n');
}

/** The journal as JSON, in the form that the browser stores. */
export function journalAsJson(journal: Journal): string {
  return `${JSON.stringify(journal, null, 2)}\n`;
}
