export const CONTACT_COPY = {
  title: 'Kontakt',
  lead: 'Frågor, tankar, något som inte fungerar? Skriv som du pratar.',
  metaDescription: 'Skriv till oss. Vi svarar inom 24 timmar.',
  formTitle: 'Skriv till oss',
  name: 'Namn',
  nameMissing: 'Ange ditt namn.',
  email: 'E-post',
  emailHint: 'Dit skickar vi svaret.',
  message: 'Meddelande',
  messageHint: 'Skriv helst inte mer om din hälsa än du behöver.',
  messageMissing: 'Skriv ett meddelande.',
  healthConsent: 'Jag samtycker till att ni läser det jag skriver om min hälsa för att kunna svara.',
  healthConsentHint: 'Behövs om du skriver om din hälsa. Utan krysset raderar vi ett sådant meddelande.',
  atNight: {
    text: 'Vi läser inte meddelanden på natten. Är det bråttom finns',
    link: 'nummer att ringa',
    end: 'här på sidan.',
  },
  submit: 'Skicka',
  sentAt: (time: string) => `Skickat ${time}`,
  thanks: 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.',
  purchaseTitle: 'Gäller det ett köp?',
  purchase:
    'Ärenden om köp besvarar vi inom {replyWorkingDays}. Vill du ångra ett köp går det fortast på sidan [Ångerrätt](/angerratt).',
};

/** Milliseconds until an empty form replaces the confirmation (specification, section 9). */
export const THANKS_MS = 5000;
