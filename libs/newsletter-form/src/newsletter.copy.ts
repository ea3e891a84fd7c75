export const NEWSLETTER_COPY = {
  label: 'E-post',
  submit: 'Prenumerera',
  success: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  confirmByMail: 'Bekräfta via länken i mejlet, annars kommer inga brev.',
  alreadyRegistered: 'Den här e-postadressen är redan registrerad.',
  withoutScript:
    'Anmälan behöver JavaScript. Slå på det i din webbläsare, eller skriv till oss via kontaktsidan.',
} as const;
