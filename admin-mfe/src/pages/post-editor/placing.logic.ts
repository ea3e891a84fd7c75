/** Categories in the library's order. */
export const CATEGORY_IDS = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export const DIFFICULTIES = ['Nybörjare', 'Medel', 'Avancerad'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DEFAULT_DIFFICULTY: Difficulty = 'Nybörjare';
export const DEFAULT_ICON = 'leaf';
