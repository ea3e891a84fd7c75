export const MAIL_TEXTS_COPY = {
  label: 'Mejltexter',
  explanation:
    'De här mejlen skickar webbplatsen själv. Du kan skriva ämnesraden och det första stycket med egna ord. Resten av mejlet, med länkar och villkor, är som förut.',
  choose: 'Mejl',
  names: {
    newsletter_opt_in: 'Bekräfta prenumerationen',
    newsletter_welcome: 'Välkommen',
    order_paid: 'Kvitto',
    withdrawal_received: 'Svar på ångeranmälan',
  },
  loading: 'Hämtar mejltexterna',
  failed: 'Mejltexterna gick inte att hämta.',
  retry: 'Försök igen',
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
