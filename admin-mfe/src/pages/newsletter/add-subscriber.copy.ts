export const ADD_SUBSCRIBER_COPY = {
  open: 'Ny prenumerant',
  title: 'Lägg till prenumerant',
  introduction:
    'Har personen redan sagt ja till nyhetsbrevet? Skriv var. Annars mejlar vi en länk, och prenumerationen börjar när personen har bekräftat.',
  email: 'E-post',
  emailInvalid: 'Ange en giltig e-postadress.',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  source: 'Var samtycket har lämnats',
  sourceHint: 'Till exempel ”Mässan i Umeå, anmälningslista”. Lämna tomt för att fråga personen per mejl.',
  submit: 'Lägg till',
  submitting: 'Lägger till...',
  added: (email: string) => `${email} prenumererar nu på nyhetsbrevet.`,
  asked: (email: string) => `En bekräftelselänk är på väg till ${email}.`,
  failed: 'Det gick inte att lägga till prenumeranten. Försök igen.',
} as const;
