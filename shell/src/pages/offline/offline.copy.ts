export const OFFLINE_COPY = {
  title: 'Du är utan nät just nu',
  lead: 'Det gör inget. En stund utan nät kan vara en stund för dig, och mycket här fungerar ändå.',
  metaDescription: 'Det här går att öppna på Stillsam utan nät: övningar, självtester och artiklar.',
  missing: 'Sidan du var på väg till finns inte sparad på den här enheten än.',
  retry: 'Försök igen',
  exercises: 'Övningar och självtester',
  exercisesLead: 'Allt sker i din webbläsare. Inget nät behövs.',
  articles: 'Att läsa i lugn och ro',
  more: 'Mer som går att öppna',
  nothingYet:
    'Inget är sparat på den här enheten än. När nätet är tillbaka räcker ett besök, så finns övningarna och artiklarna här nästa gång.',
  care: 'Vid fara för liv, ring\u00a0112. Det går att ringa också när surfen inte fungerar. Fler nummer står längst ner på sidan.',
};
