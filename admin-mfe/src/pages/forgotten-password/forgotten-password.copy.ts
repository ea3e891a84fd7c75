export const FORGOTTEN_COPY = {
  title: 'Glömt lösenordet?',
  description: 'Välj ett nytt lösenord till redaktionen.',
  lead: 'Skriv adressen som du loggar in med, så mejlar vi en länk där du väljer ett nytt.',
  email: 'E-post',
  submit: 'Skicka länken',
  submitting: 'Skickar...',
  failed: 'Länken gick inte att skicka. Försök igen om en stund.',
  back: 'Till inloggningen',
} as const;
