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
  template: {
    badge: 'Mall',
    label: 'Använd som mall',
    hint: 'Mallar ligger först när du börjar ett nytt utskick. Brevet självt ändras inte.',
    failed: 'Valet kunde inte sparas. Försök igen om en stund.',
  },
  copy: 'Kopiera',
  creating: 'Skapar...',
  createFailed: 'Det gick inte att skapa utskicket. Försök igen om en stund.',
} as const;
