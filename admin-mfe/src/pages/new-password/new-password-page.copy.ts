export const NEW_PASSWORD_PAGE_COPY = {
  title: 'Välj ett lösenord',
  description: 'Välj ett lösenord till redaktionen.',
  lead: 'Sedan loggar du in med det. Andra inloggningar avslutas.',
  submit: 'Spara lösenordet',
  submitting: 'Sparar...',
  saved: 'Lösenordet är sparat.',
  failed: 'Lösenordet gick inte att spara. Försök igen om en stund.',
  logIn: 'Logga in',
  missing: 'Öppna länken ur mejlet en gång till: den här adressen är inte hel.',
  again: 'Be om en ny länk',
} as const;
