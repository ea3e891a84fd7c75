export const CONTACT_COPY = {
  title: 'Kontakt',
  lead: 'Frågor, tankar, något som inte fungerar? Skriv som du pratar. En människa läser allt.',
  metaDescription: 'Skriv till oss. Vi svarar inom 24 timmar.',
  formTitle: 'Skriv till oss',
  name: 'Namn',
  nameMissing: 'Ange ditt namn.',
  email: 'E-post',
  emailHint: 'Dit skickar vi svaret.',
  message: 'Meddelande',
  messageHint:
    'Skriv helst inte om din hälsa mer än du behöver. Gör du det samtycker du till att vi läser det för att kunna svara.',
  messageMissing: 'Skriv ett meddelande.',
  atNight: 'Vi läser inte meddelanden på natten. Är det bråttom finns nummer att ringa här på sidan.',
  submit: 'Skicka',
  thanks: 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.',
  withoutScript: 'Formuläret behöver JavaScript för att kunna skickas.',
  purchaseTitle: 'Gäller det ett köp?',
  purchase:
    'Ärenden om köp besvarar vi inom {replyWorkingDays}. Vill du ångra ett köp går det fortast på sidan [Ångerrätt](/angerratt).',
};

/** Milliseconds until an empty form replaces the confirmation (specification, section 9). */
export const THANKS_MS = 5000;
