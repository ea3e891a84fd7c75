export const ARTICLE_COPY = {
  back: 'Tillbaka',
  backTo: 'till kunskapsbiblioteket',
  categories: 'Kategorier',
  by: 'Av',
  minutes: (minutes: number) => `${minutes} min`,
  reading: 'läsning',
  published: 'Publicerad',
  difficulty: 'Nivå:',
  contents: 'Innehåll',
  tools: 'Läsningen',
  editions: 'Hur mycket du läser',
  full: 'Hel text',
  short: (minutes: number) => `Kort (${minutes} min)`,
  readShort: (minutes: number) => `Läs den korta (${minutes} min)`,
  whole: (minutes: number) => `Hela texten, ${minutes} min`,
  easy: 'Lättare svenska',
  easyOutdated: 'Texten på lättare svenska håller på att uppdateras.',
  sources: 'Källor',
  showSources: (count: number) => `Visa ${count} ${count === 1 ? 'källa' : 'källor'}`,
  shortEnd: 'Det här var texten i korthet. Resten finns kvar när du orkar.',
  easyEnd: 'Det finns en längre text om samma sak.',
  relatedTitle: 'Relaterade artiklar',
  missingTitle: 'Artikeln kunde inte hittas',
  missingText: 'Den kan ha flyttat eller tagits bort medan du läste. I biblioteket finns annat att läsa.',
  missingLink: 'Till kunskapsbiblioteket',
  /** Beside the numbers that a text ends with. */
  helplines: 'Om det är bråttom',
};

export const ARTICLE_FACTS_COPY = {
  changed: 'Texten ändrades senast',
  corrected: 'Rättelse',
  allCorrections: 'Alla rättelser',
  checked: (day: string) => `Källorna kontrollerade ${day}.`,
  partlyChecked: (checked: number, count: number, isWhole: boolean) =>
    checked === 0
      ? 'Källorna väntar på att kontrolleras.'
      : `${checked} av ${isWhole ? '' : 'hela textens '}${count} källor är kontrollerade. Resten väntar på sin tur.`,
  reviews: 'Så granskas texterna',
};

export const NEXT_STEP_COPY = {
  title: 'Ett nästa steg, om du vill',
  why: (reason: string) => `Föreslås för att artikeln handlar om ${reason}.`,
};

export const READ_NOTE_COPY = {
  off: 'Vill du att webbläsaren minns vad du har läst och var du slutade? Läst märks med ”Läst”, och inget av det lämnar din enhet.',
  begin: 'Kom ihåg åt mig',
  unread: 'Läst klart?',
  mark: 'Markera som läst',
  read: 'Du har läst den här artikeln.',
  undo: 'Ångra',
};
