export const EXPLORE_COPY = {
  title: 'Utforska ditt välmående',
  metaDescription:
    'Välj det du känner igen, så föreslår vi artiklar och övningar som kan passa. Inget konto behövs.',
  lead: 'Välj det du känner igen. En sak räcker. Vi föreslår något litet att börja med.',
  sections: 'Hellre leta själv?',
  library: 'Kunskapsbibliotek',
  libraryText: 'Lugna texter om sömn, stress, mat och känslor.',
  resources: 'Resurser',
  resourcesText: 'Övningar och självtester att göra i din egen takt.',
  show: 'Visa förslag',
  toRecommended: (count: number) => `Visa ${count} förslag`,
  recommendedCount: (count: number) => `${count} förslag nedanför.`,
  privacy: 'Valen stannar i din webbläsare och sparas inte hos oss. Du kan ändra dig när som helst.',
  clear: 'Rensa valen',
  recommended: 'Rekommenderat för dig',
  fitting: (labels: readonly string[]) => `Passar dig som valt ${listed(labels)}.`,
  first: 'Det här först',
  more: (count: number) => `Visa ${count} till`,
  articlesMissing: 'Artiklarna gick inte att hämta just nu. Övningarna finns här ändå.',
  comingSoon: 'Kommer snart',
  minutes: (count: number) => `${count} min`,
  types: { article: 'Artikel', exercise: 'Övning', product: 'Egen produkt' },
  heavy: { label: 'Det är för tungt just nu', subtext: 'Visa nummer att ringa' },
  needsLabel: 'Vad känner du igen?',
};

/** ”sover dåligt”, ”sover dåligt” och ”mer ork”, ”a”, ”b” och ”c”; no line breaks within the quotation marks. */
function listed(labels: readonly string[]): string {
  const quoted = labels.map((label) => `”${label.replaceAll(' ', '\u00a0')}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} och ${last}` : last;
}
