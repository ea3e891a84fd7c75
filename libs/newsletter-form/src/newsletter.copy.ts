export const NEWSLETTER_COPY = {
  label: 'E-post',
  submit: 'Prenumerera',
  submitting: 'Skickar...',
  invalid: 'Ange en giltig e-postadress.',
  success: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  confirmByMail: 'Bekräfta via länken i mejlet, annars kommer inga brev.',
  alreadyRegistered: 'Den här e-postadressen är redan registrerad.',
  tooMany: 'För många förfrågningar. Försök igen om en minut.',
  failed: 'Ett fel uppstod. Försök igen senare.',
  network: 'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.',
  withoutScript:
    'Anmälan behöver JavaScript. Slå på det i din webbläsare, eller skriv till oss via kontaktsidan.',
} as const;
