import { PATHS } from '@stillsam/paths';

export const OFFLINE_COPY = {
  title: 'Du är utan internet just nu',
  lead: 'Det gör inget. Mycket fungerar ändå.',
  metaDescription: 'Det här går att öppna på Stillsam utan internet: övningar, självtester och artiklar.',
  missing: 'Sidan du var på väg till finns inte sparad på den här enheten än.',
  retry: 'Försök igen',
  first: [
    { title: 'Andas', text: 'Lugna andetag, så länge du vill.', path: PATHS.mindfulBreathing },
    { title: 'Trygg Punkt', text: 'Något att landa på när det blir för mycket.', path: PATHS.safePoint },
    { title: 'Skriv av dig', text: 'En tanke i taget, i fyra steg.', path: PATHS.cognitiveRestructuring },
  ],
  groupTitle: (title: string, count: number) => `${title} · ${count}`,
  exercises: 'Övningar och självtester',
  exercisesLead: 'Allt sker i din webbläsare. Inget internet behövs.',
  articles: 'Att läsa i lugn och ro',
  more: 'Mer som går att öppna',
  nothingYet:
    'Inget är sparat på den här enheten än. När internet är tillbaka räcker ett besök, så finns övningarna och artiklarna här nästa gång.',
  install: 'Lägg Stillsam på hemskärmen, då fungerar det utan nät.',
  installHow: 'Valet finns i webbläsarens meny, ofta som ”Lägg till på hemskärmen”.',
  installNow: 'Lägg till',
  notNow: 'Nej tack',
  care: 'Vid fara för liv, ring\u00a0112. Någon att prata med: Hjälplinjen på 90\u00a0390 eller Självmordslinjen på 90101, dygnet runt. Det går att ringa också när internet inte fungerar. Fler nummer står längst ner på sidan.',
};
