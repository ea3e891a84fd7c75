export const LOGIN_COPY = {
  pageTitle: 'Logga in',
  description: 'Inloggning för redaktionen.',
  title: 'Logga in',
  lead: 'För dig som skriver och sköter webbplatsen.',
  or: 'eller',
  google: 'Fortsätt med Google',
  googleWorking: 'Slutför inloggningen med Google',
  googleFailed: 'Det gick inte att logga in med Google. Försök igen, eller använd e-post och lösenord.',
  /** Specification, section 8: where the API gave no sentence. */
  googleFallback: 'Google login failed',
  forgotten: 'Glömt lösenordet?',
  loading: 'Kontrollerar inloggningen',
  notAdmin: (name: string) => `Du är inloggad som ${name}, men kontot har inte behörighet till redaktionen.`,
} as const;

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

export const NEW_PASSWORD_COPY = {
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

export const NEW_ADDRESS_COPY = {
  title: 'Bekräfta adressen',
  description: 'Bekräfta en ny e-postadress till redaktionen.',
  lead: 'Ett tryck, så vet vi att det är du.',
  missing: 'Länken är inte hel. Öppna den från mejlet igen.',
  confirm: 'Bekräfta',
  confirming: 'Bekräftar...',
  halfway: 'Tack. Bekräfta också i mejlet till den andra adressen, så är bytet klart.',
  changed: 'Adressen är bytt. Logga in med den nya.',
  failed: 'Det gick inte att bekräfta. Försök igen om en stund.',
  logIn: 'Logga in',
  account: 'Till kontot',
} as const;
