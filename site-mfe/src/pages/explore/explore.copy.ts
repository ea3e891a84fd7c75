export const EXPLORE_COPY = {
  title: 'Utforska ditt välmående',
  metaDescription:
    'Välj det du känner igen, så föreslår vi artiklar och övningar som kan passa. Inget konto behövs.',
  lead: 'Välj det du känner igen. En sak räcker. Vi föreslår något att läsa eller göra, och säger varför.',
  sections: 'Eller gå direkt till',
  library: 'Kunskapsbibliotek',
  libraryText: 'Lugna texter om sömn, stress, mat och känslor.',
  resources: 'Resurser',
  resourcesText: 'Övningar och självtester att göra i din egen takt.',
  show: 'Visa förslag',
  toRecommended: (count: number) => `Se ${count} förslag`,
  clear: 'Rensa valen',
  recommended: 'Rekommenderat för dig',
  recommendedLead: (count: number) =>
    count === 1 ? 'Ett förslag, det som passar bäst.' : `${count} förslag, det som passar bäst först.`,
  nothingChosen: 'Här kommer dina förslag',
  nothingChosenText:
    'Välj något ovan. Du kan ändra dig när som helst. Valen står i sidans adress, så att du hittar tillbaka till dem, och kopplas inte till dig.',
  articlesMissing: 'Artiklarna gick inte att hämta just nu. Övningarna finns här ändå.',
  comingSoon: 'Kommer snart',
  types: { article: 'Artikel', exercise: 'Övning', product: 'Produkt' },
  because: (labels: readonly string[]) => `Passar dig som valt ${listed(labels)}.`,
  needsLabel: 'Vad känner du igen?',
};

/** ”sover dåligt”, ”sover dåligt” och ”mer energi”, ”a”, ”b” och ”c”; no line breaks within the quotation marks. */
function listed(labels: readonly string[]): string {
  const quoted = labels.map((label) => `”${label.replaceAll(' ', '\u00a0')}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} och ${last}` : last;
}
