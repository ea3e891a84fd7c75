export const NEW_PASSWORD_PAGE_COPY = {
  title: 'Välj ett nytt lösenord',
  description: 'Välj ett nytt lösenord till redaktionen.',
  lead: 'Alla inloggningar avslutas när du byter. Logga sedan in med det nya.',
  submit: 'Byt lösenord',
  submitting: 'Byter lösenord...',
  saved: 'Lösenordet är bytt.',
  failed: 'Lösenordet gick inte att byta. Försök igen om en stund.',
  logIn: 'Logga in',
  missing: 'Öppna länken ur mejlet en gång till: den här adressen är inte hel.',
  again: 'Be om en ny länk',
} as const;
