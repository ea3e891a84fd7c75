import type { components } from '@stillsam/contracts';

export type ToDo = components['schemas']['ToDoDto'];

export const TO_DO_COPY = {
  title: 'Att göra',
  nothing: 'Inget väntar på dig just nu.',
  overview: 'Översikt',
} as const;

/** Of each thing that waits, what follows its number: of one, and of several. */
export const TO_DO_WORDS: Record<ToDo['id'], readonly [one: string, several: string]> = {
  'messages-unread': ['oläst meddelande', 'olästa meddelanden'],
  'messages-read': ['läst meddelande utan svar', 'lästa meddelanden utan svar'],
  orders: ['köp att se över', 'köp att se över'],
  refunds: ['återbetalning att göra', 'återbetalningar att göra'],
  withdrawals: ['ångrat köp att svara på', 'ångrade köp att svara på'],
  'payments-unknown': ['betalning utan köp', 'betalningar utan köp'],
  'mails-failed': ['mejl som inte kom fram den senaste veckan', 'mejl som inte kom fram den senaste veckan'],
  'mails-waiting': ['mejl som väntar på att skickas', 'mejl som väntar på att skickas'],
  reviews: ['text att granska', 'texter att granska'],
  'reviews-expiring': ['granskning som går ut', 'granskningar som går ut'],
  'crisis-lines': ['stödlinje att kontrollera', 'stödlinjer att kontrollera'],
  'company-facts': ['företagsuppgift som saknas', 'företagsuppgifter som saknas'],
  'letters-paused': ['pausat utskick', 'pausade utskick'],
  'letters-uncertain': [
    'utskick som kanske inte kom fram till alla',
    'utskick som kanske inte kom fram till alla',
  ],
  'letters-sending': ['utskick som skickas nu', 'utskick som skickas nu'],
};

/** What follows from it, where there is no deadline. */
export const CONSEQUENCE_COPY: Partial<Record<ToDo['id'], string>> = {
  'company-facts': 'Formulär, kassa och mejl är stängda för besökare tills de är ifyllda',
};

/** As short as a row of them needs, where the words above are too long for it. */
export const TO_DO_SHORT_WORDS: Partial<typeof TO_DO_WORDS> = {
  'messages-unread': ['oläst', 'olästa'],
  'messages-read': ['utan svar', 'utan svar'],
  orders: ['köp', 'köp'],
  refunds: ['återbetalning', 'återbetalningar'],
  withdrawals: ['ångrat köp', 'ångrade köp'],
  'mails-failed': ['mejl kom inte fram', 'mejl kom inte fram'],
  'mails-waiting': ['mejl i kö', 'mejl i kö'],
  'reviews-expiring': ['granskning går ut', 'granskningar går ut'],
  'crisis-lines': ['stödlinje', 'stödlinjer'],
  'company-facts': ['uppgift saknas', 'uppgifter saknas'],
  'letters-uncertain': ['osäkert utskick', 'osäkra utskick'],
  'letters-sending': ['utskick på väg', 'utskick på väg'],
};

const answerWithin = (hours: number) => {
  if (hours < 0) return 'Mer än ett dygn har gått';
  return hours < 2 ? 'Svara inom en timme' : `Svara inom ${hours} timmar`;
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
