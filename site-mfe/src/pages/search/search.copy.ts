const hits = (count: number) => `${count} ${count === 1 ? 'träff' : 'träffar'}`;

export const SEARCH_COPY = {
  title: 'Sök',
  metaDescription: 'Sök bland texter, övningar, självtester, nummer att ringa och sidor.',
  lead: 'Skriv som du tänker. Ett ord räcker.',
  label: 'Vad letar du efter?',
  placeholder: 'Till exempel ångest',
  button: 'Sök',
  suggestionsLabel: 'Ord att börja med',
  suggestions: ['Ångest', 'Sover dåligt', 'Stress', 'Panik', 'Orkar inte'],
  doorsLabel: 'Eller gå direkt till',
  doors: { start: 'Börja här', exercises: 'Övningar', texts: 'Artiklar', help: 'Akut hjälp' },
  found: (count: number, search: string) => `${hits(count)} på ”${search}”`,
  below: (count: number) => `${hits(count)} längre ner ↓`,
  nothing: (search: string) => `Vi hittade inget om ”${search}”`,
  nothingText: 'Pröva ett kortare ord, eller något av orden här nedanför. Det går också bra att börja med',
  exercises: 'Övningar och självtester',
  texts: 'Att läsa',
  explore: 'Utforska ditt välmående',
  textsMissing: 'Texterna gick inte att söka i just nu. Det andra finns här ändå.',
  pages: 'Sidor',
  comingSoon: 'Kommer snart',
};
