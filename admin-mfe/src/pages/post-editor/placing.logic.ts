/** Categories in the library's order. */
export const CATEGORY_IDS = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'] as const;

export const DIFFICULTIES = ['Nybörjare', 'Medel', 'Avancerad'] as const;

export function isCategoryId(id: string): id is (typeof CATEGORY_IDS)[number] {
  return CATEGORY_IDS.some((known) => known === id);
}
