export const CATEGORY_IDS = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];

export const CATEGORY_TITLES: Record<CategoryId, string> = {
  somn: 'Sömn',
  stresshantering: 'Stresshantering',
  naring: 'Näring och känslomässigt välmående',
  sjalvmedkansla: 'Självmedkänsla & känsloreglering',
};

const ALIASES: Record<string, CategoryId> = { kansloreglering: 'sjalvmedkansla' };

/** The category of a query, in any case; undefined, for all, also when it is unknown. */
export function readCategory(text: string | undefined): CategoryId | undefined {
  const id = text?.toLowerCase() ?? '';
  return CATEGORY_IDS.find((known) => known === id) ?? (Object.hasOwn(ALIASES, id) ? ALIASES[id] : undefined);
}
