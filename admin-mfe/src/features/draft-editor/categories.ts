import { POST_FIELDS } from '@stillsam/contracts/post-fields';

/** The library's categories, in its order; subscribers choose between them too. */
export const CATEGORY_IDS = POST_FIELDS.categories.items.enum;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export const CATEGORY_NAMES: Record<CategoryId, string> = {
  somn: 'Sömn',
  stresshantering: 'Stresshantering',
  naring: 'Näring och känslomässigt välmående',
  sjalvmedkansla: 'Självmedkänsla & känsloreglering',
};

/** For a narrow field. */
export const SHORT_CATEGORY_NAMES: Record<CategoryId, string> = {
  somn: 'Sömn',
  stresshantering: 'Stresshantering',
  naring: 'Näring och välmående',
  sjalvmedkansla: 'Självmedkänsla',
};
