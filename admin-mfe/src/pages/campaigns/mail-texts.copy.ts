export const MAIL_TEXTS_COPY = {
  label: 'Mejltexter',
  explanation:
    'De här mejlen skickar webbplatsen själv. Du kan skriva ämnesraden och det första stycket med egna ord. Länkar, belopp och det som lagen kräver står kvar.',
  choose: 'Mejl',
  own: (title: string) => `${title} (egen text)`,
  loading: 'Hämtar mejltexterna',
  failed: 'Mejltexterna gick inte att hämta.',
  labels: { subject: 'Ämnesrad', opening: 'Inledning' },
  /** What stands in braces is filled in for each recipient. */
  placeholders: (names: readonly string[]) =>
    `${names.join(' och ')} byts ut i varje mejl och behöver vara kvar.`,
  save: 'Spara',
  saving: 'Sparar...',
  saved: 'Texten är sparad och gäller från nästa mejl.',
  saveFailed: 'Texten kunde inte sparas. Försök igen om en stund.',
  restore: 'Återställ till originalet',
  restored: 'Originalet är tillbaka i fälten. Spara för att använda det.',
  isOriginal: 'Originalet används.',
  changedBy: (name: string) => `Ändrat av ${name}`,
  preview: 'Förhandsvisa',
  previewing: 'Hämtar mejlet...',
  previewFailed: 'Mejlet gick inte att visa. Försök igen om en stund.',
  close: 'Stäng',
} as const;
