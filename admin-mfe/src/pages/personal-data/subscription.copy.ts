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
