export const WITHDRAWAL_COPY = {
  title: 'Ångerrätt',
  lead: 'Du får ändra dig. Här ångrar du ett köp direkt, utan att logga in och utan att förklara varför.',
  metaDescription:
    'Ångra ett köp direkt med ett formulär, och läs vad som gäller om ångerrätt och återbetalning.',
  formTitle: 'Ångra ditt köp här',
  formLead:
    'Tre uppgifter räcker. Meddelandet gäller från stunden du skickar det. Du får alltid ett kvitto direkt, både här och med e-post.',
  name: 'Namn',
  nameMissing: 'Ange ditt namn.',
  order: 'Ordernummer, eller vad du köpte',
  orderHint: 'Numret står i bekräftelsen. Har du det inte går det bra att beskriva köpet.',
  orderMissing: 'Ange ordernumret, eller vad du beställde.',
  email: 'E-post',
  emailHint: 'Samma adress som du beställde med, om du minns den.',
  submit: 'Bekräfta att du ångrar köpet',
  receiptTitle: 'Kvitto på ditt meddelande',
  receiptText: 'Du har meddelat att du ångrar ditt köp.',
  reference: 'Referens',
  receivedAt: 'Mottaget',
  receiptOrder: 'Köp',
  mailed: (email: string) => `En kopia är på väg till ${email}.`,
  print: 'Skriv ut kvittot',
};
