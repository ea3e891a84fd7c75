/** The lines of the note, in their order. */
export const NOTE_LINES = ['signs', 'helps', 'person'] as const;

export const MY_PLAN_COPY = {
  title: 'Min plan',
  description:
    'Upp till tre små saker för dig, och en lapp till nästa gång det blir svårt. Allt stannar i din webbläsare.',
  lead: 'Upp till tre små saker, och en lapp till nästa gång det blir svårt. Allt stannar i din telefon eller dator.',
  things: {
    title: 'Mina små saker',
    none: 'Tryck på ”Lägg i Min plan” i en övning, ett test eller en text.',
    remove: 'Ta bort',
    removeNamed: (title: string) => `Ta bort ${title} ur planen`,
    way: 'Få ett förslag',
  },
  note: {
    title: 'Lappen till nästa gång',
    text: 'Skriv den när du är lugn. Korta rader räcker. De sparas medan du skriver.',
    where:
      'Planen ligger bara i den här webbläsaren. Alla som använder webbläsaren kan läsa planen, så skriv inget här som någon du bor med inte får läsa.',
    signs: {
      label: 'Så här märker jag att det är på väg',
      hint: 'Till exempel käken, rösten eller hjärtat.',
    },
    helps: { label: 'Det här brukar hjälpa mig lite', hint: 'Något litet som du har prövat.' },
    person: { label: 'Den här personen kan jag ringa', hint: 'Ett namn och ett nummer.' },
    urgent: 'Känns det så just nu? Då räcker inte en lapp. Ring hellre någon.',
    danger:
      'Är du rädd för vad du kan göra? Ring 112 om det är akut. Självmordslinjen svarar på 90101, dygnet runt.',
  },
  kept: 'Webbläsaren kan radera planen om du inte har öppnat sidan på sju dagar. Skriv ut den eller ladda ner den om du vill vara säker.',
  waiting: 'När du har skrivit något kan du skriva ut det.',
  print: 'Skriv ut',
  asText: 'Ladda ner som text',
  erase: 'Radera planen',
  erased: 'Planen är raderad.',
  fileName: 'min-plan.txt',
  withoutScript: {
    title: 'Utan JavaScript skriver du lappen på papper',
    text: 'Tre rader räcker. Lägg den där du hittar den.',
  },
  care: 'Planen ersätter inte vård. Har det varit svårt länge? Ring\u00a01177 eller kontakta din vårdcentral.',
} as const;
