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
