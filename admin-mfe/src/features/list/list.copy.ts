export const LIST_COPY = {
  resetFilters: 'Återställ filter',
  retry: 'Försök igen',
  filters: 'Sök och filtrera',
  actions: 'Åtgärder',
  select: 'Välj',
  selectAll: 'Välj alla på sidan',
} as const;
