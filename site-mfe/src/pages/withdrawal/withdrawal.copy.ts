export const WITHDRAWAL_COPY = {
  title: 'Ångerrätt',
  lead: 'Du får ändra dig. Här ångrar du ett köp direkt, utan att logga in och utan att förklara varför.',
  metaDescription:
    'Ångra ett köp direkt med ett formulär, och läs vad som gäller om ångerrätt och återbetalning.',
  formTitle: 'Ångra ditt köp här',
  formLead:
    'Tre uppgifter räcker. Meddelandet gäller från stunden du skickar det. Du får alltid ett kvitto direkt här på sidan, och oftast en kopia med e-post.',
  name: 'Namn',
  nameMissing: 'Ange ditt namn.',
  order: 'Ordernummer, eller vad du köpte',
  orderHint: 'Numret står i mejlet om beställningen. Har du det inte går det bra att beskriva köpet.',
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
  notMailed:
    'Vi har redan skickat kvitton till adressen, så det här får du bara på skärmen. Spara eller skriv ut det.',
  print: 'Skriv ut kvittot',
};
