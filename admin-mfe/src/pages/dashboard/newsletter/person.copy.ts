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
  mails: 'Brev',
  noMails: 'Inga brev har skickats.',
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
