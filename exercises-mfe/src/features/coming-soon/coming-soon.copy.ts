export const COMING_SOON_COPY = {
  state: 'Kommer snart',
  notifyTitle: 'Vill du veta när den är klar?',
  alternativesTitle: 'Öppet redan nu',
} as const;
