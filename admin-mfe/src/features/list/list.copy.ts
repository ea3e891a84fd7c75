export const LIST_COPY = {
  resetFilters: 'Återställ filter',
  retry: 'Försök igen',
  filters: 'Sök och filtrera',
  select: 'Välj',
  remove: 'Ta bort',
  removing: 'Tar bort...',
} as const;
