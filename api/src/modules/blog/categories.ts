export const CATEGORY_IDS = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];

export const CATEGORY_TITLES: Record<CategoryId, string> = {
  somn: 'Sömn',
  stresshantering: 'Stresshantering',
  naring: 'Näring och känslomässigt välmående',
  sjalvmedkansla: 'Självmedkänsla & känsloreglering',
};

const ALIASES: Record<string, CategoryId> = { kansloreglering: 'sjalvmedkansla' };

/** The category that a query names, whatever its case; undefined for all, which an unknown one means too. */
export function readCategory(text: string | undefined): CategoryId | undefined {
  const id = text?.toLowerCase() ?? '';
  return CATEGORY_IDS.find((known) => known === id) ?? (Object.hasOwn(ALIASES, id) ? ALIASES[id] : undefined);
}
