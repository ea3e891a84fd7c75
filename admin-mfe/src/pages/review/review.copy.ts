export const REVIEW_COPY = {
  title: 'Granskning',
  description: 'En text att granska.',
  back: 'Till granskningen',
  loading: 'Hämtar texten',
  failedTitle: 'Det gick inte att hämta texten',
  failedText: 'Texten gick inte att läsa just nu. Försök igen om en stund.',
} as const;
