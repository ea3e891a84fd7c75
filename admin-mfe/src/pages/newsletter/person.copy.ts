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
  failed: 'Det gick inte att hämta uppgifterna.',
  introduction: 'Allt som finns sparat om personen i nyhetsbrevet.',
  consents: 'Samtycken',
  noConsents: 'Inga samtycken är antecknade.',
  letters: 'Utskick',
  noLetters: 'Inga utskick har gått till personen.',
  mails: 'Övriga mejl',
  noMails: 'Inga andra mejl har skickats.',
  suppression: (reason: string) => `Adressen får inga brev: ${SUPPRESSIONS[reason] ?? reason}.`,
  export: 'Spara uppgifterna',
  fileName: (id: string, day: string) => `prenumerant-${id}-${day}.json`,
  eraseElsewhere: 'Vill personen bli raderad? Då ska allt bort, inte bara det som hör till nyhetsbrevet.',
  toPersonalData: 'Radera under Personuppgifter',
} as const;
