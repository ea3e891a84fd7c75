export const REVIEWS_TAB_COPY = {
  label: 'Granskning',
  lead: 'Texter som väntar på granskning eller har granskats. Granskaren läser, skriver anmärkningar och godkänner eller skickar tillbaka.',
  loading: 'Hämtar texterna',
  none: 'Inget att granska',
  noneText: 'När någon skickar en text till granskning ligger den här, med anmärkningar och svar.',
  failedTitle: 'Det gick inte att hämta texterna',
  failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
  columns: { title: 'Text', sent: 'Skickad', by: 'Av', to: 'Till', state: 'Läge' },
  someoneGone: 'Borttagen användare',
} as const;

export const REVIEW_COPY = {
  title: 'Granskning',
  description: 'En text att granska.',
  back: 'Till granskningen',
  loading: 'Hämtar texten',
  failedTitle: 'Det gick inte att hämta texten',
  failedText: 'Texten gick inte att läsa just nu. Försök igen om en stund.',
} as const;

export const REVIEW_BY_LINK_COPY = {
  title: 'Granska en text',
  description: 'En text att granska.',
  lead: 'Vi mejlar en kod till adressen som länken gick till. Med den öppnar du texten.',
  preview: 'Så läser besökaren texten. Skriv anmärkningar, och avsluta sedan med ditt beslut.',
  missing: 'Länken är inte hel. Öppna den från mejlet igen.',
  send: 'Mejla koden',
  sendAgain: 'Mejla en ny kod',
  sending: 'Skickar...',
  sent: 'Koden är på väg. Den gäller i en timme.',
  code: 'Kod',
  codeFormat: 'Koden har åtta siffror.',
  open: 'Öppna texten',
  opening: 'Öppnar...',
  failed: 'Det gick inte. Försök igen om en stund.',
} as const;
