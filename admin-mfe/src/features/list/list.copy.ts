export const LIST_COPY = {
  resetFilters: 'Återställ filter',
  retry: 'Försök igen',
  failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
  actions: 'Åtgärder',
  filters: 'Sök och filtrera',
  showFilters: (set: number) => (set > 0 ? `Filter (${set})` : 'Filter'),
  more: (isOpen: boolean) => (isOpen ? 'Färre filter' : 'Fler filter'),
  about: (title: string) => `Om ${title.toLowerCase()}`,
  selectPage: 'Välj alla på sidan',
  moreNamed: (name: string) => `Fler val för ${name}`,
  /** A cell without a value. */
  none: '–',
  remove: 'Ta bort',
  removing: 'Tar bort...',
} as const;
