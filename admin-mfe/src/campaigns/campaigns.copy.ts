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
  createFailed: 'Kunde inte skapa utskicket. Försök igen om en stund.',
} as const;
