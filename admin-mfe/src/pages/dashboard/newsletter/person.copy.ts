import { formatDateTime } from '../../../features/dates/format-date';
import type { PersonData } from './newsletter.queries';

type Preferences = NonNullable<PersonData['preferences']>;

const SUBJECTS: Record<Preferences['interests'][number], string> = {
  somn: 'sömn',
  stresshantering: 'stresshantering',
  naring: 'näring och känslomässigt välmående',
  sjalvmedkansla: 'självmedkänsla',
};

/** States of a recipient, by the API's names. */
const LETTER_STATES: Record<string, string> = {
  waiting: 'inte skickat än',
  handing: 'skickas nu',
  sent: 'skickat',
  refused: 'avvisat av mejlservern',
  skipped: 'överhoppat',
  uncertain: 'ovisst om det kom fram',
};

/** Reasons that an address gets no mail, by the API's names. */
const SUPPRESSIONS: Record<string, string> = {
  unsubscribed: 'den är avregistrerad',
  refused: 'ägaren tackade nej till anmälan',
  bounced: 'breven kommer inte fram',
  complained: 'ägaren har anmält ett brev som skräppost',
  erased: 'uppgifterna är raderade',
};

export const PERSON_COPY = {
  open: 'Uppgifter',
  openNamed: (email: string) => `Uppgifter om ${email}`,
  loading: 'Hämtar uppgifterna',
  failed: 'Kunde inte hämta uppgifterna.',
  introduction: 'Allt som finns sparat om personen i nyhetsbrevet.',
  consents: 'Samtycken',
  noConsents: 'Inga samtycken är antecknade.',
  action: {
    requested: 'Anmäld',
    confirmed: 'Bekräftad',
    imported: 'Importerad',
    withdrawn: 'Återkallat',
  },
  letters: 'Utskick',
  noLetters: 'Inga utskick har gått till personen.',
  letter: (subject: string, state: string) => `${subject} (${LETTER_STATES[state] ?? state})`,
  /** What differs from the usual: all subjects, each letter, no pause. */
  choices: ({ interests, frequency, paused_until }: Preferences) =>
    [
      ...(interests.length > 0 ? [`ämnen: ${interests.map((id) => SUBJECTS[id]).join(', ')}`] : []),
      ...(frequency === 'monthly' ? ['högst ett brev i månaden'] : []),
      ...(paused_until ? [`pausat till ${formatDateTime(paused_until)}`] : []),
    ].join('; '),
  mails: 'Övriga mejl',
  noMails: 'Inga andra mejl har skickats.',
  suppression: (reason: string) => `Adressen får inga brev: ${SUPPRESSIONS[reason] ?? reason}.`,
  export: 'Spara uppgifterna',
  fileName: (id: string, day: string) => `prenumerant-${id}-${day}.json`,
  erase: 'Radera uppgifterna',
  eraseQuestion: 'Är du säker på att du vill radera alla uppgifter om personen?',
  eraseText: (email: string) =>
    `Allt om ${email} försvinner för gott, och adressen kan inte importeras igen.`,
  erased: (email: string) => `Alla uppgifter om ${email} är raderade.`,
  eraseFailed: 'Kunde inte radera uppgifterna. Försök igen.',
} as const;
