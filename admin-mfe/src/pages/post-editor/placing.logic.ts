import { POST_FIELDS } from '@stillsam/contracts';

/** Categories in the library's order. */
export const CATEGORY_IDS = POST_FIELDS.categories.items.enum;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export const DIFFICULTIES = POST_FIELDS.difficulty.enum;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DEFAULT_DIFFICULTY: Difficulty = 'Nybörjare';
export const DEFAULT_ICON = 'leaf';
