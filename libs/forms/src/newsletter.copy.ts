export const NEWSLETTER_COPY = {
  submit: 'Prenumerera',
  success: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  confirmByMail: 'Bekräfta via länken i mejlet, annars kommer inga brev.',
  alreadyRegistered: 'Den här e-postadressen är redan registrerad.',
} as const;
