import type { components } from '@stillsam/contracts';
import { formatDateTime } from '../../format-date';

/** Sources by the API's names; the source of an import is free text. */
const SOURCES: Record<string, string> = { website: 'webbplatsen', admin: 'redaktionen' };

export const PERSONAL_DATA_COPY = {
  label: 'Personuppgifter',
  introduction:
    'Skriv en hel e-postadress, så ser du allt som finns sparat om den. Du kan också leta med ett namn eller en del av en adress. Sökningen antecknas i händelseloggen, utan adressen.',
  lead: 'Sök en person så ser du allt som finns sparat: nyhetsbrev, samtycken, meddelanden, intresselistor och köp. Därifrån kan du spara det som fil, eller radera det som inte måste finnas kvar.',
  email: 'E-postadress eller namn',
  emailInvalid: 'Skriv minst två tecken.',
  search: 'Sök',
  searching: 'Söker...',
  searchFailed: 'Det gick inte att hämta uppgifterna. Försök igen.',
  hits: (count: number) =>
    count === 0
      ? 'Ingen hittades. Kontrollera stavningen, eller pröva hela adressen.'
      : count === 1
        ? '1 person hittades.'
        : `${count} personer hittades.`,
  more: 'Det finns fler. Skriv lite mer av adressen eller namnet.',
  kinds: {
    subscriber: 'nyhetsbrev',
    message: 'meddelanden',
    order: 'köp',
    withdrawal: 'ångrade köp',
    'notify-entry': 'intresselistor',
  },
  page: {
    title: 'Person',
    description: 'Allt som finns sparat om en adress.',
    back: 'Sök personer',
    toList: 'Till sökningen',
    loading: 'Hämtar uppgifterna',
    failedTitle: 'Det gick inte att hämta uppgifterna',
    failedText: 'Uppgifterna gick inte att läsa just nu. Försök igen om en stund.',
  },
  foundTitle: 'Det här finns sparat',
  since: {
    active: (at: string) => `Prenumererar sedan ${at}.`,
    pending: (at: string) => `Väntar på bekräftelse sedan ${at}.`,
    unsubscribed: (at: string) => `Avregistrerad. Anmälde sig ${at}.`,
    bounced: (at: string) => `Breven studsar. Anmälde sig ${at}.`,
  },
  times: (count: number) => `${count} gånger, senast`,
  confirmed: 'bekräftad',
  notConfirmed: 'inte bekräftad',
  nothing: 'Inget finns sparat om adressen.',
  save: 'Spara som fil',
  fileName: (day: string) => `personuppgifter-${day}.json`,
  erase: 'Radera',
  keptTitle: 'Det här blir kvar efter en radering',
  kept: (label: string, count: number) => `${label} (${count})`,
  until: (day: string) => ` Raderas efter ${day}.`,
  sections: {
    subscription: 'Nyhetsbrev',
    consents: 'Samtycken',
    letters: 'Utskick',
    messages: 'Meddelanden',
    notify_entries: 'Påminnelser',
    orders: 'Köp',
    withdrawals: 'Ångeranmälningar',
    reviews: 'Granskningar',
    mails: 'Mejl',
    account: 'Konto i redaktionen',
    events: 'Vad redaktionen har gjort',
  },
  suppressed: (reason: string) => `Adressen får inga nyhetsbrev: ${reason}.`,
  suppression: {
    unsubscribed: 'avregistrerad',
    refused: 'har tackat nej',
    bounced: 'brev har studsat',
    complained: 'har anmält brev som skräppost',
    erased: 'uppgifterna är raderade',
  } as Record<string, string>,
  optInMail: 'En bekräftelselänk lades i utkorgen',
  reply: (author: string, text: string) => `Svar från ${author}: ${text}`,
  source: (source: string) => `källa: ${SOURCES[source] ?? source}`,
  question: 'Är du säker på att du vill radera uppgifterna?',
  consequence: (email: string) =>
    `Allt om ${email} försvinner för gott, utom det som lagen kräver att vi sparar. Det går inte att ångra.`,
  typed: 'Skriv adressen igen',
  typedWrong: 'Adressen stämmer inte med den du vill radera.',
  mailReceipt: 'Mejla kvittot till adressen',
  confirm: 'Radera uppgifterna',
  confirming: 'Raderar...',
  eraseFailed: 'Det gick inte att radera uppgifterna. Ingenting är raderat. Försök igen.',
  receiptTitle: 'Kvitto på raderingen',
  erasedAt: (email: string, at: string) => `Uppgifterna om ${email} raderades ${at}.`,
  nothingErased: 'Det fanns inget att radera.',
  erased: 'Raderat',
  stays: 'Kvar',
  mailed: 'Kvittot är på väg till adressen.',
  saveReceipt: 'Spara kvittot',
  receiptName: (day: string) => `raderingskvitto-${day}.json`,
} as const;

export const SUBSCRIPTION_COPY = {
  open: 'Ändra prenumerationen',
  title: 'Ändra prenumerationen',
  introduction: 'Ändra bara det som personen har bett om.',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  subjects: 'Ämnen (inget valt betyder alla)',
  frequency: 'Hur ofta',
  frequencies: { every: 'Varje brev', monthly: 'Högst ett brev i månaden' },
  submit: 'Spara',
  submitting: 'Sparar...',
  failed: 'Det gick inte att spara. Försök igen.',
} as const;

type Preferences = components['schemas']['PreferencesDto'];

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
  uncertain: 'okänt om det kom fram',
};

/** Words for what is kept about a subscriber. */
export const PERSON_LABELS = {
  action: {
    requested: 'Anmäld',
    confirmed: 'Bekräftad',
    imported: 'Importerad',
    withdrawn: 'Återkallad',
    restored: 'Återkallelsen ångrad',
  },
  letter: (subject: string, state: string) => `${subject} (${LETTER_STATES[state] ?? state})`,
  /** What differs from the usual: all subjects, each letter, no pause. */
  choices: ({ interests, frequency, paused_until, welcome_stopped_at }: Preferences) =>
    [
      ...(interests.length > 0 ? [`ämnen: ${interests.map((id) => SUBJECTS[id]).join(', ')}`] : []),
      ...(frequency === 'monthly' ? ['högst ett brev i månaden'] : []),
      ...(welcome_stopped_at ? ['inga välkomstbrev'] : []),
      ...(paused_until ? [`pausat till ${formatDateTime(paused_until)}`] : []),
    ].join('; '),
} as const;
