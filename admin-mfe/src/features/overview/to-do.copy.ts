import type { components } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';

export type ToDo = components['schemas']['ToDoDto'];

export const TO_DO_COPY = {
  title: 'Att göra',
  nothing: 'Inget väntar på dig just nu.',
  overview: 'Översikt',
} as const;

const task =
  (verb: string, one: string, several = one) =>
  (count: number) =>
    `${verb} ${formatNumber(count)} ${count === 1 ? one : several}`;

/** What to do about each thing that waits, with its number. */
export const TASK_COPY: Record<ToDo['id'], (count: number) => string> = {
  'messages-unread': task('Svara på', 'oläst meddelande', 'olästa meddelanden'),
  'messages-read': task('Svara på', 'meddelande', 'meddelanden'),
  orders: task('Se över', 'köp'),
  refunds: task('Gör', 'återbetalning', 'återbetalningar'),
  withdrawals: task('Svara på', 'ångrat köp', 'ångrade köp'),
  'payments-unknown': task('Red ut', 'betalning utan köp', 'betalningar utan köp'),
  'mails-failed': task('Se över', 'mejl som inte kom fram den senaste veckan'),
  'mails-waiting': task('Se över', 'mejl som väntar på att skickas'),
  reviews: task('Granska', 'text', 'texter'),
  'reviews-expiring': task('Förnya', 'granskning som går ut', 'granskningar som går ut'),
  'crisis-lines': task('Kontrollera', 'stödlinje', 'stödlinjer'),
  'company-facts': task('Fyll i', 'företagsuppgift', 'företagsuppgifter'),
  'letters-paused': task('Se över', 'pausat utskick', 'pausade utskick'),
  'letters-uncertain': task('Se över', 'utskick som kanske inte kom fram till alla'),
  'letters-sending': task('Följ', 'utskick som skickas nu'),
};

/** What follows from it, where there is no deadline. */
export const CONSEQUENCE_COPY: Partial<Record<ToDo['id'], string>> = {
  'company-facts': 'Formulär, kassa och mejl är stängda tills dess.',
};

/** What follows its number in a row of them: of one, and of several. */
export const TO_DO_WORDS: Record<ToDo['id'], readonly [one: string, several: string]> = {
  'messages-unread': ['oläst', 'olästa'],
  'messages-read': ['utan svar', 'utan svar'],
  orders: ['köp', 'köp'],
  refunds: ['återbetalning', 'återbetalningar'],
  withdrawals: ['ångrat köp', 'ångrade köp'],
  'payments-unknown': ['betalning utan köp', 'betalningar utan köp'],
  'mails-failed': ['mejl kom inte fram', 'mejl kom inte fram'],
  'mails-waiting': ['mejl i kö', 'mejl i kö'],
  reviews: ['text att granska', 'texter att granska'],
  'reviews-expiring': ['granskning går ut', 'granskningar går ut'],
  'crisis-lines': ['stödlinje', 'stödlinjer'],
  'company-facts': ['uppgift saknas', 'uppgifter saknas'],
  'letters-paused': ['pausat utskick', 'pausade utskick'],
  'letters-uncertain': ['osäkert utskick', 'osäkra utskick'],
  'letters-sending': ['utskick på väg', 'utskick på väg'],
};

/** The clock is that of the message that came first. */
const answerWithin = (hours: number, count: number) => {
  if (hours < 0) return count === 1 ? 'Mer än ett dygn har gått' : 'Det första har väntat mer än ett dygn';
  const answer = count === 1 ? 'Svara' : 'Det första';
  return hours < 2 ? `${answer} inom en timme` : `${answer} inom ${hours} timmar`;
};

const before = (what: string, late: string) => (day: string, days: number) => {
  if (days < 0) return `${late} ${day}`;
  if (days === 0) return `${what} senast i dag`;
  return `${what} senast ${day}, ${days === 1 ? '1 dag' : `${days} dagar`} kvar`;
};

/** How the time left is written: by the hour, or by the day. */
export const DEADLINE_COPY = {
  byHour: { 'messages-unread': answerWithin, 'messages-read': answerWithin },
  byDay: {
    refunds: before('Betala tillbaka', 'Pengarna skulle ha betalats tillbaka senast'),
    'reviews-expiring': before('Granska igen', 'Granskningen gick ut'),
    orders: before('Svara på tvisten', 'Tvisten skulle ha besvarats senast'),
  },
} as const;
