export const CAMPAIGNS_COPY = {
  untitled: 'Utan ämnesrad',
  status: {
    draft: 'Utkast',
    scheduled: 'Schemalagt',
    sending: 'Skickas',
    paused: 'Pausat',
    stopped: 'Avslutat',
    sent: 'Skickat',
    running: 'Löpande',
  },
  sendAsLetter: 'Skicka som brev',
  creating: 'Skapar...',
  createFailed: 'Det gick inte att skapa utskicket. Försök igen om en stund.',
} as const;
